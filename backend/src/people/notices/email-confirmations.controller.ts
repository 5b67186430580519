import type { MessageAnswer, OwnEmail, SessionUser } from '@kolo/domain';
import { Body, Controller, Get, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public, SignedIn } from '../../platform/api/access.decorators.js';
import { languageOf } from '../../platform/api/language.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { SiteAddressService } from '../../platform/site-address/site-address.service.js';
import { EmailConfirmationDto } from './email-confirmation.dto.js';
import { EmailConfirmationsService } from './email-confirmations.service.js';

const messages = {
  sent: {
    hr: 'Poveznica za potvrdu je na putu. Pogledajte poštu, i neželjenu.',
    en: 'The link is on its way. Check your mail, the spam folder too.',
  },
  confirmed: { hr: 'Adresa je potvrđena.', en: 'The address is confirmed.' },
} as const;

@ApiTags('Accounts')
@Controller('api')
export class EmailConfirmationsController {
  constructor(
    private readonly confirmations: EmailConfirmationsService,
    private readonly address: SiteAddressService,
  ) {}

  @ApiOperation({ summary: 'One’s own address and whether it is confirmed' })
  @Get('user/email')
  @SignedIn()
  state(@CurrentUser() { id }: SessionUser): Promise<OwnEmail> {
    return this.confirmations.state(id);
  }

  @ApiOperation({ summary: 'Ask for a link that confirms the address' })
  @Post('user/email/confirmation')
  @HttpCode(202)
  @SignedIn()
  async request(
    @CurrentUser() { id }: SessionUser,
    @Headers('accept-language') language?: string,
  ): Promise<MessageAnswer> {
    const origin = this.address.originForMails;
    await this.confirmations.request(id, origin);
    return { message: messages.sent[languageOf(language)] };
  }

  @ApiOperation({ summary: 'Confirm an address by the link' })
  @Post('email-confirmation')
  @HttpCode(200)
  @Public()
  @Refuses('account.confirmation-invalid')
  async confirm(
    @Body() { token }: EmailConfirmationDto,
    @Headers('accept-language') language?: string,
  ): Promise<MessageAnswer> {
    await this.confirmations.confirm(token);
    return { message: messages.confirmed[languageOf(language)] };
  }
}
