import type { MessageAnswer, SessionUser, WeeklyMail } from '@kolo/domain';
import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, Public, Roles } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { languageOf } from '../../platform/api/language.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { TakesOneClick } from '../../platform/http/one-click-body.js';
import { LeagueDigestsService } from './league-digests.service.js';
import { MailLinksService } from './mail-links.service.js';
import { EndedMailsQuery, LeagueDigestDto, MailLinkDto, WeeklyMailDto } from './mails.dto.js';
import { WeeklyMailsService } from './weekly-mails.service.js';

const messages = {
  sent: {
    hr: 'Poslali smo poveznicu za potvrdu. Pogledajte poštu, i neželjenu.',
    en: 'The link that confirms it is on its way. Check your mail, the spam folder too.',
  },
  confirmed: { hr: 'Tjedni pregled je uključen.', en: 'The weekly digest is on.' },
  ended: { hr: 'Ove poruke više nećete dobivati.', en: 'You will no longer get these emails.' },
} as const;

@ApiTags('Notices')
@Controller('api')
export class MailsController {
  constructor(
    private readonly weekly: WeeklyMailsService,
    private readonly digests: LeagueDigestsService,
    private readonly links: MailLinksService,
  ) {}

  @ApiOperation({ summary: 'Whether the mail of every Monday is on' })
  @Get('user/weekly-mail')
  @Roles('company', 'admin')
  own(@CurrentUser() { id }: SessionUser): Promise<WeeklyMail> {
    return this.weekly.of(id);
  }

  @ApiOperation({ summary: 'Turn the mail of every Monday on or off' })
  @Put('user/weekly-mail')
  @Roles('company', 'admin')
  choose(@CurrentUser() { id }: SessionUser, @Body() body: WeeklyMailDto): Promise<WeeklyMail> {
    return this.weekly.set(id, body);
  }

  @ApiOperation({ summary: 'Ask for a league’s week by mail, without an account' })
  @Post('leagues/:id/digest')
  @HttpCode(202)
  @Public()
  @Refuses('league.not-found', 'request.too-many')
  async ask(
    @Param('id', IdPipe) id: number,
    @Body() body: LeagueDigestDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<MessageAnswer> {
    await this.digests.ask(id, body, ip);
    return { message: messages.sent[body.language] };
  }

  @ApiOperation({ summary: 'Confirm a digest by the link of its mail' })
  @Post('mails/confirmation')
  @HttpCode(200)
  @Public()
  @Refuses('mails.link-invalid')
  async confirm(
    @Body() { token }: MailLinkDto,
    @Headers('accept-language') language?: string,
  ): Promise<MessageAnswer> {
    const subject = this.links.read(token);
    if (subject?.purpose !== 'confirm') throw RefusalError.of('mails.link-invalid');
    await this.digests.confirm(subject.id);
    return { message: messages.confirmed[languageOf(language)] };
  }

  /** Ending twice is no mistake. */
  @ApiOperation({ summary: 'End weekly mails by a link, in one request of a mail service' })
  @Post('mails/unsubscribe')
  @HttpCode(200)
  @Public()
  @TakesOneClick()
  @Refuses('mails.link-invalid')
  async unsubscribe(
    @Query() { mails }: EndedMailsQuery,
    @Headers('accept-language') language?: string,
  ): Promise<MessageAnswer> {
    const subject = this.links.read(mails);
    if (subject === null || subject.purpose === 'confirm')
      throw RefusalError.of('mails.link-invalid');
    if (subject.purpose === 'digest') await this.digests.end(subject.id);
    else await this.weekly.set(Number(subject.id), { isOn: false });
    return { message: messages.ended[languageOf(language)] };
  }
}
