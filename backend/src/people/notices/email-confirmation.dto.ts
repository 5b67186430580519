import type { EmailConfirmation } from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';

export class EmailConfirmationDto implements EmailConfirmation {
  /** What follows the # of the mailed link. */
  @ApiProperty({ pattern: '^[\\w-]{43}$' })
  @Matches(/^[\w-]{43}$/)
  token!: string;
}
