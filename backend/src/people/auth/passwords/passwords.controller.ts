import type { MessageAnswer, SessionUser } from '@kolo/domain';
import { Body, Controller, Headers, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, Public, SignedIn } from '../../../platform/api/access.decorators.js';
import { languageOf } from '../../../platform/api/language.js';
import { Refuses } from '../../../platform/api/refuses.decorator.js';
import { sessionCookie } from '../../../platform/http/session-cookie.js';
import { SiteAddressService } from '../../../platform/site-address/site-address.service.js';
import { SignInLimitsService } from '../../limits/sign-in-limits.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import {
  ChangePasswordDto,
  PasswordResetConfirmationDto,
  PasswordResetDto,
} from './password.dto.js';
import { passwordMessages } from './password-messages.js';
import { PasswordResetsService } from './password-resets.service.js';
import { PasswordsService } from './passwords.service.js';

@ApiTags('Session')
@Controller('api')
export class PasswordsController {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly resets: PasswordResetsService,
    private readonly sessions: SessionsService,
    private readonly limits: SignInLimitsService,
    private readonly address: SiteAddressService,
  ) {}

  @ApiOperation({ summary: 'Change one’s own password' })
  @Post('user/password')
  @HttpCode(200)
  @SignedIn()
  @Refuses('account.common-password', 'auth.wrong-password', 'request.too-many')
  async change(
    @Body() { currentPassword: current, newPassword: next }: ChangePasswordDto,
    @CurrentUser() user: SessionUser,
    @Req() { cookies, ip }: FastifyRequest,
    @Headers('accept-language') language?: string,
  ): Promise<MessageAnswer> {
    const caller = { cookie: cookies[sessionCookie], address: ip };
    await this.passwords.change(user, { current, next }, caller);
    return { message: passwordMessages.changed[languageOf(language)] };
  }

  @ApiOperation({ summary: 'Ask for a link to set a new password' })
  @Post('password-reset')
  @HttpCode(200)
  @Public()
  @Refuses('request.too-many')
  async request(
    @Body() { email }: PasswordResetDto,
    @Req() request: FastifyRequest,
    @Headers('accept-language') accepted?: string,
  ): Promise<MessageAnswer> {
    const delayMs = await this.limits.resetRequest(email, request.ip);
    const language = languageOf(accepted);
    const origin = this.address.originForMails;
    this.resets.request({ email, origin, language }, delayMs);
    return { message: passwordMessages.linkRequested[language] };
  }

  /** Also ends this browser's session, which may be another person's. */
  @ApiOperation({ summary: 'Set a new password by the link' })
  @Post('password-reset/confirm')
  @HttpCode(200)
  @Public()
  @Refuses('account.common-password', 'auth.reset-link-invalid', 'request.too-many')
  async confirm(
    @Body() { token, newPassword }: PasswordResetConfirmationDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('accept-language') language?: string,
  ): Promise<MessageAnswer> {
    await this.limits.resetConfirmation(request.ip);
    await this.resets.confirm(token, newPassword);
    await this.sessions.end(request, reply);
    return { message: passwordMessages.reset[languageOf(language)] };
  }
}
