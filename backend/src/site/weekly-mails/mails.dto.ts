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

/** In the body, or in the address that mail services post to. */
export class MailLinkDto implements DigestConfirmation {
  @ApiProperty({ pattern: linkTokenPattern.source })
  @Matches(linkTokenPattern)
  token!: string;
}

export class WeeklyMailDto implements WeeklyMail {
  @ApiProperty()
  @IsBoolean()
  isOn!: boolean;
}
