import type { SessionUser, SponsorshipView } from '@kolo/domain';
import { Controller, Delete, Get, Param, Put, Req, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, Public, Roles } from '../../platform/api/access.decorators.js';
import { FileAnswer } from '../../platform/api/file-answer.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { TakesForm } from '../../platform/http/multipart-body.js';
import { UploadsService } from '../../platform/storage/uploads.service.js';
import { logoOptions, SponsorshipLogosService } from './sponsorship-logos.service.js';

@ApiTags('Home')
@Controller('api/sponsorships')
export class SponsorshipsController {
  constructor(
    private readonly logos: SponsorshipLogosService,
    private readonly uploads: UploadsService,
  ) {}

  @ApiOperation({ summary: 'Sponsorships that the account may see' })
  @Get()
  @Roles('company', 'admin')
  visible(@CurrentUser() user: SessionUser): Promise<SponsorshipView[]> {
    return this.logos.visibleTo(user);
  }

  @ApiOperation({ summary: 'Send a logo' })
  @Put(':id/logo')
  @Roles('company', 'admin')
  @TakesForm()
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      properties: { logo: { type: 'string', format: 'binary' } },
      required: ['logo'],
    },
  })
  @Refuses(
    'auth.forbidden',
    'auth.required',
    'file.broken-picture',
    'file.no-space',
    'file.too-large',
    'file.wrong-type',
    'sponsorship.not-found',
  )
  setLogo(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @CurrentUser() actor: SessionUser,
  ): Promise<SponsorshipView> {
    return this.uploads.take(request, logoOptions, ({ file }) =>
      this.logos.setLogo(id, file, actor),
    );
  }

  @ApiOperation({ summary: 'Remove a logo' })
  @Delete(':id/logo')
  @Roles('company', 'admin')
  @Refuses('auth.forbidden', 'sponsorship.not-found')
  removeLogo(
    @Param('id', IdPipe) id: number,
    @CurrentUser() actor: SessionUser,
  ): Promise<SponsorshipView> {
    return this.logos.removeLogo(id, actor);
  }

  @ApiOperation({ summary: 'The file of a logo' })
  @Get('logos/:name')
  @Public()
  @FileAnswer('immutable', ['image/png'])
  @Refuses('file.no-space', 'sponsorship.no-logo')
  async logo(@Param('name') name: string): Promise<StreamableFile> {
    const { content, type, bytes } = await this.logos.logo(name);
    return new StreamableFile(content, {
      type,
      length: bytes,
      disposition: 'inline; filename="logo.png"',
    });
  }
}
