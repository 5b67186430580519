import type { CreatedGrant, GrantView, SessionUser } from '@kolo/domain';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { SessionsService } from '../../people/auth/sessions/sessions.service.js';
import { CurrentUser, MatchOfficials } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { qrPictureOf } from '../../platform/site-address/qr-picture.js';
import { SiteAddressService } from '../../platform/site-address/site-address.service.js';
import { CreateGrantDto } from './grant.dto.js';
import { GrantsService } from './grants.service.js';

@ApiTags('People at the table')
@Controller('api/matches/:id')
export class GrantsController {
  constructor(
    private readonly grants: GrantsService,
    private readonly sessions: SessionsService,
    private readonly address: SiteAddressService,
  ) {}

  @ApiOperation({ summary: 'Who was given scorer access' })
  @Get('grants')
  @MatchOfficials()
  @Refuses('match.not-found')
  list(@Param('id', IdPipe) id: number, @CurrentUser() user: SessionUser): Promise<GrantView[]> {
    return this.grants.list(id, user);
  }

  @ApiOperation({ summary: 'Give scorer access' })
  @Post('grants')
  @MatchOfficials()
  @Refuses(
    'auth.forbidden',
    'grant.bad-end',
    'grant.too-many',
    'grant.without-venue',
    'match.not-found',
  )
  async create(
    @Param('id', IdPipe) matchId: number,
    @Body() body: CreateGrantDto,
    @CurrentUser() user: SessionUser,
    @Req() request: FastifyRequest,
  ): Promise<CreatedGrant> {
    const { id, token, code, pin } = await this.grants.create(matchId, body, user);
    const { origin, isGuessed } = this.address.forDevices(request);
    const url = `${origin}/console#t=${token}`;
    const qr = await qrPictureOf(url);
    return { id, url, code, pin, qr, ...(isGuessed ? { guessedAddress: origin } : {}) };
  }

  @ApiOperation({ summary: 'Revoke scorer access' })
  @Delete('grants/:grantId')
  @HttpCode(204)
  @MatchOfficials()
  @Refuses('grant.not-found')
  async revoke(
    @Param('id', IdPipe) id: number,
    @Param('grantId', IdPipe) grantId: number,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    await this.grants.revoke(id, grantId, user);
    await this.sessions.untilCaughtUp();
  }
}
