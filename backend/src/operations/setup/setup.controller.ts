import type { SetupAnswer, SetupView } from '@kolo/domain';
import { Body, Controller, Headers, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionsService } from '../../people/auth/sessions/sessions.service.js';
import { SignInLimitsService } from '../../people/limits/sign-in-limits.service.js';
import { sessionUser } from '../../people/users/users.service.js';
import { Public } from '../../platform/api/access.decorators.js';
import { languageOf } from '../../platform/api/language.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { AccessLogService } from '../../platform/http/access-log.service.js';
import { SiteAddressService } from '../../platform/site-address/site-address.service.js';
import { SetupDto, SetupLinkDto } from './setup.dto.js';
import { SetupService } from './setup.service.js';

@ApiTags('Setup')
@Controller('api/setup')
export class SetupController {
  constructor(
    private readonly setup: SetupService,
    private readonly limits: SignInLimitsService,
    private readonly sessions: SessionsService,
    private readonly access: AccessLogService,
    private readonly address: SiteAddressService,
  ) {}

  @ApiOperation({ summary: 'What the link of a new installation opens' })
  @Post('check')
  @HttpCode(200)
  @Public()
  @Refuses('request.too-many', 'setup.done', 'setup.link-invalid')
  async check(@Body() { token }: SetupLinkDto, @Req() { ip }: FastifyRequest): Promise<SetupView> {
    await this.limits.setup(ip);
    return this.setup.view(token);
  }

  @ApiOperation({ summary: 'Name the first administrator and the league' })
  @Post()
  @Public()
  @Refuses(
    'account.common-password',
    'account.email-taken',
    'account.unknown-membership',
    'account.username-taken',
    'auth.bad-credentials',
    'league.end-before-start',
    'league.kick-off-window',
    'request.too-many',
    'setup.done',
    'setup.link-invalid',
    'site.address-invalid',
  )
  async complete(
    @Body() body: SetupDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('accept-language') accepted?: string,
  ): Promise<SetupAnswer> {
    await this.limits.setup(request.ip);
    const { administrator, leagueId } = await this.setup.complete(body, languageOf(accepted));
    await this.address.read();
    const verified = {
      user: sessionUser(administrator),
      hash: administrator.password,
      secondFactor: false,
    };
    const user = await this.sessions.begin(verified, request, reply);
    this.access.record('sign-in', request, { accountId: user.id });
    return { user, leagueId };
  }
}
