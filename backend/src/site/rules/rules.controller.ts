import {
  limits,
  type RulesVersion,
  type RulesView,
  rulesKinds,
  type SessionUser,
} from '@kolo/domain';
import { Controller, Get, Param, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, Roles, SignedIn } from '../../platform/api/access.decorators.js';
import { FileAnswer } from '../../platform/api/file-answer.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { validationPipe } from '../../platform/api/validation.pipe.js';
import { TakesForm } from '../../platform/http/multipart-body.js';
import { mediaTypesOf } from '../../platform/storage/file-kinds.js';
import { UploadsService } from '../../platform/storage/uploads.service.js';
import { NewRulesService } from './new-rules.service.js';
import { PublishRulesDto, PublishRulesForm } from './rules.dto.js';
import { RulesService } from './rules.service.js';

const rulesOptions = {
  fileField: 'file',
  kinds: rulesKinds,
  maxBytes: limits.rulesDocumentBytes,
} as const;

@ApiTags('Rules')
@Controller('api/rules')
export class RulesController {
  private readonly checked = validationPipe();

  constructor(
    private readonly rules: RulesService,
    private readonly newRules: NewRulesService,
    private readonly uploads: UploadsService,
  ) {}

  @ApiOperation({ summary: 'The rules of the league' })
  @Get()
  @SignedIn()
  @Refuses('rules.not-published')
  published(): Promise<RulesView> {
    return this.rules.published();
  }

  @ApiOperation({ summary: 'Publish the rules' })
  @Post()
  @Roles('admin')
  @TakesForm()
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: PublishRulesForm })
  @Refuses(
    'auth.required',
    'file.broken-picture',
    'file.no-space',
    'file.too-large',
    'file.wrong-type',
  )
  publish(@Req() request: FastifyRequest, @CurrentUser() actor: SessionUser): Promise<RulesView> {
    return this.uploads.take(request, rulesOptions, async ({ fields, file }) => {
      const { title }: PublishRulesDto = await this.checked.transform(fields, {
        type: 'body',
        metatype: PublishRulesDto,
      });
      return this.newRules.publish(title, file, actor);
    });
  }

  @ApiOperation({ summary: 'All versions of the rules' })
  @Get('versions')
  @Roles('admin')
  versions(): Promise<RulesVersion[]> {
    return this.rules.versions();
  }

  @ApiOperation({ summary: 'The file of a version' })
  @Get(':id/file')
  @SignedIn()
  @FileAnswer('private', mediaTypesOf(rulesKinds))
  @Refuses('file.no-space', 'rules.not-found')
  async file(
    @Param('id', IdPipe) id: number,
    @CurrentUser() reader: SessionUser,
  ): Promise<StreamableFile> {
    const { content, type, bytes, filename } = await this.rules.file(id, reader);
    const disposition = `attachment; filename="${filename}"`;
    return new StreamableFile(content, { type, length: bytes, disposition });
  }
}
