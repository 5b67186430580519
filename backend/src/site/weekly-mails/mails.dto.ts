import type { DigestConfirmation, LeagueDigestRequest, WeeklyMail } from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, Matches } from 'class-validator';
import { IsAddress } from '../../people/accounts/index.js';
import { languages } from '../../platform/api/language.js';
import { linkTokenPattern } from './mail-links.service.js';

export class LeagueDigestDto implements LeagueDigestRequest {
  @ApiProperty({ format: 'email', maxLength: 254 })
  @IsAddress()
  email!: string;

  @ApiProperty({ enum: languages })
  @IsIn(languages)
  language!: 'hr' | 'en';
}

const example = `confirm-7.${'A'.repeat(43)}`;

export class MailLinkDto implements DigestConfirmation {
  @ApiProperty({ pattern: linkTokenPattern.source, example })
  @Matches(linkTokenPattern)
  token!: string;
}

/** Which mails end, in the address that mail services post to. */
export class EndedMailsQuery {
  @ApiProperty({ pattern: linkTokenPattern.source, example: example.replace('confirm', 'digest') })
  @Matches(linkTokenPattern)
  mails!: string;
}

export class WeeklyMailDto implements WeeklyMail {
  @ApiProperty()
  @IsBoolean()
  isOn!: boolean;
}
