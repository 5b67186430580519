import type { SessionUser } from '@kolo/domain';
import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  CurrentUser,
  Public,
  SignedIn,
  WithoutSecondFactor,
} from '../../../platform/api/access.decorators.js';
import { Refuses } from '../../../platform/api/refuses.decorator.js';
import { AccessLogService } from '../../../platform/http/access-log.service.js';
import { SessionsService, type Verified } from '../sessions/sessions.service.js';
import { KnownDevicesService } from './known-devices.service.js';
import { LoginDto } from './login.dto.js';
import { SignInGuard } from './sign-in.guard.js';

@ApiTags('Session')
@Controller('api')
export class AuthController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevicesService,
    private readonly access: AccessLogService,
  ) {}

  @ApiOperation({ summary: 'The account of the session' })
  @Get('user')
  @SignedIn()
  @WithoutSecondFactor()
  user(@CurrentUser() user: SessionUser): SessionUser {
    return user;
  }

  @ApiOperation({ summary: 'Sign in' })
  @Post('login')
  @HttpCode(200)
  @Public()
  @UseGuards(SignInGuard)
  @Refuses(
    'auth.bad-credentials',
    'auth.deactivated',
    'auth.pending',
    'auth.second-factor-needed',
    'auth.wrong-code',
    'request.too-many',
  )
  async login(
    @Body() _: LoginDto,
    @Req() request: FastifyRequest & { user: Verified },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionUser> {
    const verified = request.user;
    const user = await this.sessions.begin(verified, request, reply);
    this.devices.remember(request, reply, verified.user.id);
    this.access.record('sign-in', request, { accountId: verified.user.id });
    return user;
  }

  @ApiOperation({ summary: 'Sign out' })
  @Post('logout')
  @HttpCode(204)
  @Public()
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.end(request, reply);
  }
}
