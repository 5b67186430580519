import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { InDigits, IsId, largestId } from '../common/fields.js';

export class TopListQuery {
  /** The league that visitors see where left out. */
  @ApiPropertyOptional({ minimum: 1, maximum: largestId })
  @IsOptional()
  @InDigits()
  @IsId()
  leagueId?: number;
}
