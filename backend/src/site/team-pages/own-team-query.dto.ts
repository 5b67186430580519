import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { InDigits, IsId } from '../../platform/api/fields.js';

export class OwnTeamQuery {
  @ApiPropertyOptional({ type: Number })
  @IsOptional()
  @InDigits()
  @IsId()
  teamId?: number;
}
