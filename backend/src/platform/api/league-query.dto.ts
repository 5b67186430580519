import { largestId } from '@kolo/domain';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { InDigits, IsId } from './fields.js';

export class LeagueQuery {
  @ApiPropertyOptional({ minimum: 1, maximum: largestId })
  @IsOptional()
  @InDigits()
  @IsId()
  leagueId?: number;
}
