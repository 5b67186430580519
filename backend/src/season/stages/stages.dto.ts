import {
  type DecideTieRequest,
  type DefineStageRequest,
  type Legs,
  limits,
  type ReservedKickOff,
  type SeedStageRequest,
  type StageGroup,
  type StageKickOffsRequest,
  type StageKind,
  type StagePlaceholder,
  stageKinds,
  stageLimits,
  type ThirdPlace,
  type TieDecider,
  type TieRuling,
  tieDeciders,
  tieRulings,
} from '@kolo/domain';
import { applyDecorators, type Type as ClassType } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { DecisionTextDto } from '../../platform/api/decision-text.dto.js';
import { IsId, IsInstant, IsName, IsText, MayBeLeftOut } from '../../platform/api/fields.js';
import { MayBeNull, OneOf, YesOrNo } from '../../platform/api/nested-fields.js';

const { entries, groups, kickOffs, name, tie, title } = stageLimits;

const sources = ['table', 'group', 'best', 'winner', 'loser', 'team'] as const;

const Place = () =>
  applyDecorators(
    ApiPropertyOptional({ type: Number, minimum: 1, maximum: 99, example: 1 }),
    MayBeLeftOut(),
    IsInt(),
    Min(1),
    Max(99),
  );

const Named = (max: number, example: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, maxLength: max, example }),
    MayBeLeftOut(),
    IsName(max),
  );

const Parts = (
  dto: () => ClassType,
  min: number,
  max: number,
  optional = false,
  example?: object[],
) =>
  applyDecorators(
    (optional ? ApiPropertyOptional : ApiProperty)({
      type: () => [dto()],
      minItems: min,
      maxItems: max,
      ...(example && { example }),
    }),
    ...(optional ? [MayBeLeftOut()] : []),
    IsArray(),
    ArrayMinSize(min),
    ArrayMaxSize(max),
    IsObject({ each: true }),
    ValidateNested({ each: true }),
    Type(dto),
  );

/** Each source has fields of its own; what another has is refused. */
export class StageEntryDto {
  @OneOf(sources)
  source!: (typeof sources)[number];

  @Place()
  rank?: number;

  @Place()
  nth?: number;

  @Named(name.max, 'A')
  group?: string;

  @Named(tie.max, 'QF1')
  tie?: string;

  @ApiPropertyOptional({ type: Number })
  @MayBeLeftOut()
  @IsId()
  teamId?: number;
}

/** Null where fields are missing, or are those of another source. */
export function placeholderOf(entry: StageEntryDto): StagePlaceholder | null {
  const { source, rank, nth, group, tie: of, teamId } = entry;
  const fields = Object.entries(entry).filter(([, value]) => value !== undefined).length;
  switch (source) {
    case 'table':
      return rank !== undefined && fields === 2 ? { source, rank } : null;
    case 'group':
      return rank !== undefined && group !== undefined && fields === 3
        ? { source, group, rank }
        : null;
    case 'best':
      return rank !== undefined && nth !== undefined && fields === 3 ? { source, rank, nth } : null;
    case 'winner':
    case 'loser':
      return of !== undefined && fields === 2 ? { source, tie: of } : null;
    case 'team':
      return teamId !== undefined && fields === 2 ? { source, teamId } : null;
  }
}

class StageGroupDto implements StageGroup {
  /** A letter or a short name. */
  @ApiProperty({ type: String, maxLength: name.max, example: 'A' })
  @IsName(name.max)
  name!: string;

  @ApiProperty({ type: Number, minimum: 2, maximum: entries.max, example: 4 })
  @IsInt()
  @Min(2)
  @Max(entries.max)
  size!: number;
}

class ReservedKickOffDto {
  @ApiProperty({ type: String, maxLength: tie.max, example: 'QF1' })
  @IsName(tie.max)
  tie!: string;

  @OneOf([1, 2])
  leg!: Legs;

  @ApiProperty({ format: 'date-time', example: '2026-05-24T10:00:00Z' })
  @IsInstant()
  at!: string;

  @ApiPropertyOptional({ type: String, maxLength: limits.venue.name, example: 'Dvorana Kolo' })
  @MayBeLeftOut()
  @IsText(limits.venue.name)
  venue?: string;
}

export class DefineStageDto extends DecisionTextDto implements Omit<DefineStageRequest, 'entries'> {
  @OneOf(stageKinds)
  kind!: StageKind;

  @ApiProperty({ type: String, maxLength: title.max, example: 'Doigravanje' })
  @IsName(title.max)
  name!: string;

  /** For a knock-out in the order of their seeding; the best get the byes. */
  @Parts(() => StageEntryDto, entries.min, entries.max, false, [
    { source: 'table', rank: 1 },
    { source: 'table', rank: 2 },
  ])
  entries!: StageEntryDto[];

  @OneOf([1, 2])
  legs!: Legs;

  /** Only in a knock-out; `shared` gives it to both losers of the semi-finals. */
  @ApiPropertyOptional({ oneOf: [{ type: 'boolean' }, { type: 'string', enum: ['shared'] }] })
  @MayBeLeftOut()
  @IsIn([true, false, 'shared'])
  thirdPlace?: ThirdPlace;

  /** Only in a knock-out: what decides a level tie, in this order; extra time and kicks where it is left out. */
  @ApiPropertyOptional({
    enum: tieDeciders,
    isArray: true,
    minItems: 1,
    maxItems: tieDeciders.length,
    example: ['extra-time', 'kicks'],
  })
  @MayBeLeftOut()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(tieDeciders.length)
  @IsIn(tieDeciders, { each: true })
  decider?: TieDecider[];

  /** Only in a group stage: how many of the entries each has, one group after the other. */
  @Parts(() => StageGroupDto, 1, groups.max, true)
  groups?: StageGroupDto[];

  /** Only in a split: whether results among its teams count from the start. */
  @ApiPropertyOptional({ type: Boolean })
  @MayBeLeftOut()
  @IsBoolean()
  carriesResults?: boolean;

  /** Times and halls that are reserved before the teams are known. */
  @Parts(() => ReservedKickOffDto, 0, kickOffs.max, true)
  kickOffs?: ReservedKickOffDto[];
}

export class StageKickOffsDto extends DecisionTextDto implements StageKickOffsRequest {
  /** All times and halls that are reserved from now on; a match that has not begun moves with its own. */
  @Parts(() => ReservedKickOffDto, 0, kickOffs.max)
  kickOffs!: ReservedKickOffDto[];
}

/** Times as the log writes them, and no empty hall. */
export const reservedKickOffs = (kickOffs: readonly ReservedKickOff[]): ReservedKickOff[] =>
  kickOffs.map(({ at, venue, tie, leg }) => {
    const hall = venue?.trim() || undefined;
    const when = { tie, leg, at: new Date(at).toISOString() };
    return hall === undefined ? when : { ...when, venue: hall };
  });

export class SeedStageDto extends DecisionTextDto implements SeedStageRequest {
  /** Replaces an earlier seeding. */
  @YesOrNo()
  again!: boolean;

  /** Seeds although results of the table are not official yet. */
  @YesOrNo()
  anyway!: boolean;

  /** In the order of the entries; null for the teams that the table and the groups name. */
  @ApiProperty({
    type: [Number],
    nullable: true,
    minItems: entries.min,
    maxItems: entries.max,
    example: [3, 8],
  })
  @MayBeNull()
  @IsArray()
  @ArrayMinSize(entries.min)
  @ArrayMaxSize(entries.max)
  @ArrayUnique()
  @IsId({ each: true })
  teamIds!: number[] | null;
}

export class DecideTieDto extends DecisionTextDto implements DecideTieRequest {
  @ApiProperty({ type: Number })
  @IsId()
  winner!: number;

  @OneOf(tieRulings)
  by!: TieRuling;
}

export class FinalsConflictsQuery {
  @ApiProperty({ format: 'date-time', example: '2026-05-24T18:00:00.000Z' })
  @IsInstant()
  at!: string;

  @ApiPropertyOptional({ type: String, example: 'Dvorana Kolo' })
  @MayBeLeftOut()
  @IsText(limits.venue.name)
  venue?: string;
}
