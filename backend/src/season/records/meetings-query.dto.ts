import { largestId } from '@kolo/domain';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { InDigits, IsId } from '../../platform/api/fields.js';

export class MeetingsQuery {
  @ApiPropertyOptional({
    minimum: 1,
    maximum: largestId,
    description: 'Only the matches before this one.',
  })
  @IsOptional()
  @InDigits()
  @IsId()
  beforeMatch?: number;
}
