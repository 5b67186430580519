import type { CreateLeagueRequest } from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { IsInstant, IsName, IsText, MayBeLeftOut } from '../common/fields.js';

export class CreateLeagueDto implements CreateLeagueRequest {
  @ApiProperty()
  @IsName(100)
  name!: string;

  @ApiProperty({ example: '2025/26' })
  @IsName(40)
  season!: string;

  @ApiPropertyOptional({ type: String, nullable: true })
  @IsOptional()
  @IsText(2_000)
  description?: string | null;

  @ApiProperty({ format: 'date-time' })
  @IsInstant()
  startDate!: string;

  @ApiProperty({ format: 'date-time' })
  @IsInstant()
  endDate!: string;

  @ApiPropertyOptional({ default: true })
  @MayBeLeftOut()
  @IsBoolean()
  isActive?: boolean;

  /** Shown before all others where nobody chose a league; whichever was it until then is no longer. */
  @ApiPropertyOptional({ default: false })
  @MayBeLeftOut()
  @IsBoolean()
  isMain?: boolean;
}

export class UpdateLeagueDto extends PartialType(CreateLeagueDto, { skipNullProperties: false }) {}
