import type {
  RecoveryCodes,
  SecondFactorSecret,
  SecondFactorState,
  SessionUser,
} from '@kolo/domain';
import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  CurrentUser,
  Roles,
  WithoutSecondFactor,
} from '../../../platform/api/access.decorators.js';
import { Refuses } from '../../../platform/api/refuses.decorator.js';
import { sessionCookie } from '../../../platform/http/session-cookie.js';
import { SecondFactorCodeDto, SecondFactorDto, SecondFactorOffDto } from './second-factor.dto.js';
import { SecondFactorSettingsService } from './second-factor-settings.service.js';
import { SecondFactorsService } from './second-factors.service.js';

@ApiTags('Session')
@Controller('api/user/second-factor')
@Roles('admin')
@WithoutSecondFactor()
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactorsService,
    private readonly settings: SecondFactorSettingsService,
  ) {}

  @ApiOperation({ summary: 'Whether two-step sign-in is on' })
  @Get()
  state(@CurrentUser() { id }: SessionUser): Promise<SecondFactorState> {
    return this.factors.state(id);
  }

  @ApiOperation({ summary: 'Begin to set up two-step sign-in' })
  @Post()
  @HttpCode(200)
  @Refuses('auth.wrong-password', 'request.too-many', 'second-factor.already-on')
  begin(
    @Body() { password }: SecondFactorDto,
    @CurrentUser() user: SessionUser,
    @Req() request: FastifyRequest,
  ): Promise<SecondFactorSecret> {
    return this.settings.begin(user, { password, ...callerOf(request) });
  }

  @ApiOperation({ summary: 'Turn two-step sign-in on' })
  @Post('confirm')
  @HttpCode(200)
  @Refuses(
    'auth.wrong-code',
    'request.too-many',
    'second-factor.already-on',
    'second-factor.not-begun',
  )
  confirm(
    @Body() { code }: SecondFactorCodeDto,
    @CurrentUser() user: SessionUser,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodes> {
    return this.settings.confirm(user, { code, ...callerOf(request) });
  }

  @ApiOperation({ summary: 'Make new recovery codes' })
  @Post('recovery-codes')
  @HttpCode(200)
  @Refuses('auth.wrong-code', 'request.too-many', 'second-factor.not-on')
  renewCodes(
    @Body() { code }: SecondFactorCodeDto,
    @CurrentUser() user: SessionUser,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodes> {
    return this.settings.renewCodes(user, { code, ...callerOf(request) });
  }

  @ApiOperation({ summary: 'Turn two-step sign-in off' })
  @Post('off')
  @HttpCode(204)
  @Refuses('auth.wrong-code', 'auth.wrong-password', 'request.too-many', 'second-factor.not-on')
  turnOff(
    @Body() { password, code }: SecondFactorOffDto,
    @CurrentUser() user: SessionUser,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.settings.turnOff(user, { password, code, ...callerOf(request) });
  }
}

const callerOf = ({ ip, cookies }: FastifyRequest) => ({
  address: ip,
  cookie: cookies[sessionCookie],
});
