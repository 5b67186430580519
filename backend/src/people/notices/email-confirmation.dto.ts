import type { EmailConfirmation } from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { mailedTokenPattern } from '../../platform/secrets/mailed-token.js';

export class EmailConfirmationDto implements EmailConfirmation {
  @ApiProperty({ pattern: mailedTokenPattern.source })
  @Matches(mailedTokenPattern)
  token!: string;
}
