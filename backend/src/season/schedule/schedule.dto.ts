import { type CreateMatchRequest, type GenerateScheduleRequest, limits } from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
} from 'class-validator';
import { IsId, IsInstant, IsText } from '../../platform/api/fields.js';

export class CreateMatchDto implements CreateMatchRequest {
  /** By default the league that both teams play in. */
  @ApiPropertyOptional({ type: Number, nullable: true })
  @IsOptional()
  @IsId()
  leagueId?: number | null;

  @ApiPropertyOptional({ type: Number, nullable: true })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(limits.rounds)
  round?: number | null;

  @ApiProperty()
  @IsId()
  homeTeamId!: number;

  @ApiProperty()
  @IsId()
  awayTeamId!: number;

  @ApiProperty({ format: 'date-time' })
  @IsInstant()
  matchDate!: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsText(200)
  venue?: string;

  @ApiPropertyOptional({ enum: ['scheduled'] })
  @IsOptional()
  @IsIn(['scheduled'])
  status?: 'scheduled';
}

export class GenerateScheduleDto implements GenerateScheduleRequest {
  @ApiProperty()
  @IsId()
  leagueId!: number;

  @ApiProperty()
  @IsInt()
  @Min(1)
  @Max(limits.rounds)
  roundsCount!: number;

  @ApiProperty()
  @IsBoolean()
  homeAway!: boolean;

  /** Days in Europe/Zagreb, or instants on them. */
  @ApiProperty({ type: [String], example: ['2025-10-19'] })
  @IsArray()
  @ArrayMaxSize(limits.rounds)
  @IsText(40, { each: true })
  roundDates!: string[];

  /** `HH:MM`, wall time in Europe/Zagreb. */
  @ApiProperty({ type: [String], example: ['19:00'] })
  @IsArray()
  @ArrayMaxSize(50)
  @IsText(40, { each: true })
  matchTimes!: string[];

  @ApiPropertyOptional()
  @IsOptional()
  @IsText(200)
  venue?: string;
}
