import type {
  RecoveryCodes,
  SecondFactorSecret,
  SecondFactorState,
  SessionUser,
} from '@kolo/domain';
import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  CurrentUser,
  Roles,
  WithoutSecondFactor,
} from '../../../platform/common/access.decorators.js';
import { sessionCookie } from '../session-cookie.js';
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

  @Get()
  state(@CurrentUser() { id }: SessionUser): Promise<SecondFactorState> {
    return this.factors.state(id);
  }

  @Post()
  @HttpCode(200)
  begin(
    @Body() { password }: SecondFactorDto,
    @CurrentUser() user: SessionUser,
    @Req() { ip: address }: FastifyRequest,
  ): Promise<SecondFactorSecret> {
    return this.settings.begin(user, { password, address });
  }

  @Post('confirm')
  @HttpCode(200)
  confirm(
    @Body() { code }: SecondFactorCodeDto,
    @CurrentUser() user: SessionUser,
    @Req() { cookies }: FastifyRequest,
  ): Promise<RecoveryCodes> {
    return this.settings.confirm(user, code, cookies[sessionCookie]);
  }

  @Post('recovery-codes')
  @HttpCode(200)
  renewCodes(
    @Body() { code }: SecondFactorCodeDto,
    @CurrentUser() user: SessionUser,
  ): Promise<RecoveryCodes> {
    return this.settings.renewCodes(user, code);
  }

  @Post('off')
  @HttpCode(204)
  turnOff(
    @Body() { password, code }: SecondFactorOffDto,
    @CurrentUser() user: SessionUser,
    @Req() { ip: address }: FastifyRequest,
  ): Promise<void> {
    return this.settings.turnOff(user, { password, code, address });
  }
}
