import {
  type CreateLeagueRequest,
  limits,
  type NamePolicy,
  namePolicies,
  type SeasonSettings,
  type TieBreaker,
  tieBreakers,
} from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import {
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateBy,
} from 'class-validator';
import {
  IsDay,
  IsInstant,
  IsName,
  IsText,
  MayBeLeftOut,
  timeOfDay,
} from '../../platform/api/fields.js';
import { PageCursor, PageLimit } from '../../platform/api/pages.js';

/** A table's order must begin with points. */
const BeginsWithPoints = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'beginsWithPoints',
      validator: { validate: (rules: unknown) => Array.isArray(rules) && rules[0] === 'points' },
    },
    { message: '$property must begin with points' },
  );

/** Null or left out: not shown. */
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

  /** Shown first where nobody chose a league; at most one league is. */
  @ApiPropertyOptional({ default: false })
  @MayBeLeftOut()
  @IsBoolean()
  isMain?: boolean;

  /** Points first, each rule once; null is the product's order. */
  @ApiPropertyOptional({ enum: tieBreakers, isArray: true, nullable: true })
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn(tieBreakers, { each: true })
  @BeginsWithPoints()
  tieBreakers?: TieBreaker[] | null;

  /** Looks again at the matches among those who are still tied. */
  @ApiPropertyOptional({ default: true })
  @MayBeLeftOut()
  @IsBoolean()
  headToHeadRestarts?: boolean;

  @ApiPropertyOptional({ enum: namePolicies, default: 'full' })
  @MayBeLeftOut()
  @IsIn(namePolicies)
  namePolicy?: NamePolicy;
}

export class UpdateLeagueDto extends PartialType(CreateLeagueDto, { skipNullProperties: false }) {}

export class LeagueListQuery {
  @PageLimit(limits.leaguePage.max)
  limit?: number;

  @PageCursor()
  after?: string;
}
