import type { MessageAnswer } from '@kolo/domain';
import { Body, Controller, Headers, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/api/access.decorators.js';
import { languageOf } from '../../platform/api/language.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { SiteAddressService } from '../../platform/site-address/site-address.service.js';
import { SignInLimitsService } from '../limits/sign-in-limits.service.js';
import { RegisterDto } from './account.dto.js';
import { accountMessages } from './account-messages.js';
import { RegistrationService } from './registration.service.js';

@ApiTags('Accounts')
@Controller('api/register')
export class RegistrationController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly limits: SignInLimitsService,
    private readonly address: SiteAddressService,
  ) {}

  @ApiOperation({ summary: 'Register an account' })
  @Post()
  @Public()
  @Refuses(
    'account.common-password',
    'account.unknown-membership',
    'account.username-taken',
    'request.too-many',
  )
  async register(
    @Body() body: RegisterDto,
    @Req() request: FastifyRequest,
    @Headers('accept-language') accepted?: string,
  ): Promise<MessageAnswer> {
    await this.limits.registration(request.ip);
    const language = languageOf(accepted);
    const origin = this.address.originForMails;
    await this.registration.register(body, { origin, language });
    return { message: accountMessages.registered[language] };
  }
}
