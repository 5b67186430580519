import { type CreateLeagueRequest, limits, type SeasonSettings } from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { IsDay, IsInstant, IsName, IsText, MayBeLeftOut } from '../common/fields.js';

/** `HH:MM` */
const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What is told of the season; what is left out or null is not told. */
class SeasonSettingsDto implements Partial<SeasonSettings> {
  @ApiPropertyOptional({ type: String, nullable: true })
  @IsOptional()
  @IsName(120)
  venue?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, example: '16:00' })
  @IsOptional()
  @Matches(timeOfDay)
  kickOffFrom?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, example: '20:00' })
  @IsOptional()
  @Matches(timeOfDay)
  kickOffUntil?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, example: '4+1' })
  @IsOptional()
  @IsName(20)
  format?: string | null;

  @ApiPropertyOptional({ type: Number, nullable: true, example: 5 })
  @IsOptional()
  @IsInt()
  @Min(limits.ballSize.min)
  @Max(limits.ballSize.max)
  ballSize?: number | null;

  @ApiPropertyOptional({ type: String, nullable: true, format: 'date' })
  @IsOptional()
  @IsDay()
  finalsOn?: string | null;

  @ApiPropertyOptional({ type: Number, nullable: true, example: 8 })
  @IsOptional()
  @IsInt()
  @Min(limits.finalists.min)
  @Max(limits.finalists.max)
  finalists?: number | null;
}

export class CreateLeagueDto extends SeasonSettingsDto implements CreateLeagueRequest {
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
