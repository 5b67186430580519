import type { MessageAnswer } from '@kolo/domain';
import { Body, Controller, Headers, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../auth/access.decorators.js';
import { SignInLimits } from '../auth/sign-in-limits.js';
import { languageOf } from '../common/language.js';
import { RegisterDto } from './account.dto.js';
import { accountMessages } from './account-messages.js';
import { RegistrationService } from './registration.service.js';

@ApiTags('Accounts')
@Controller('api/register')
export class RegistrationController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly limits: SignInLimits,
  ) {}

  @Post()
  @Public()
  async register(
    @Body() body: RegisterDto,
    @Req() { ip }: FastifyRequest,
    @Headers('accept-language') language?: string,
  ): Promise<MessageAnswer> {
    await this.limits.registration(ip);
    await this.registration.register(body);
    return { message: accountMessages.registered[languageOf(language)] };
  }
}
