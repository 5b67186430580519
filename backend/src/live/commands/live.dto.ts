import {
  type AddPlayerRequest,
  type AttendanceRequest,
  type GoalKind,
  type GoalRequest,
  goalKinds,
  type IncrementRequest,
  type InitialiseRequest,
  type LateReason,
  type LevelReason,
  type LineupRole,
  type LineupRoleRequest,
  type ListCheckRequest,
  lateReasons,
  levelReasons,
  limits,
  lineupRoles,
  type MatchStateName,
  type MatchStatus,
  type MvpRequest,
  matchStates,
  matchStatuses,
  type OverrideReason,
  overrideReasons,
  type PlayerCounter,
  playerCounters,
  type ReplacementReason,
  type ReplacePlayerRequest,
  type RescheduleRequest,
  type ResultRequest,
  replacementReasons,
  type ScoreRequest,
  type StateRequest,
  type SuspensionOverride,
  type TeamSide,
  type TeamStatistic,
  type TeamStatisticRequest,
  teamSides,
  teamStatistics,
  type UndoRequest,
} from '@kolo/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsId, IsInstant, IsText, MayBeLeftOut, NumberInQuery } from '../../platform/api/fields.js';

const maxPlayers = 100;

export const IsSide = () => applyDecorators(ApiProperty({ enum: teamSides }), IsIn(teamSides));

export const IsIdOrNothing = () =>
  applyDecorators(ApiPropertyOptional({ type: Number, nullable: true }), IsOptional(), IsId());

const Count = (max: number) =>
  applyDecorators(
    ApiPropertyOptional({ type: Number, minimum: 0, maximum: max }),
    ...[IsOptional(), IsInt(), Min(0), Max(max)],
  );

class SuspensionOverrideDto implements SuspensionOverride {
  @ApiProperty({ type: Number })
  @IsId()
  playerId!: number;

  @ApiProperty({ enum: overrideReasons })
  @IsIn(overrideReasons)
  reason!: OverrideReason;
}

class ListCheckDto implements ListCheckRequest {
  @ApiPropertyOptional({
    format: 'date-time',
    description: 'When the console last knew who is suspended; its list is accepted.',
  })
  @MayBeLeftOut()
  @IsInstant()
  suspendedAsOf?: string;

  @ApiPropertyOptional({
    type: () => [SuspensionOverrideDto],
    description: 'Suspended players who are put on the list all the same, with the reason.',
  })
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(maxPlayers)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => SuspensionOverrideDto)
  overrides?: SuspensionOverrideDto[];
}

export class InitialiseDto extends ListCheckDto implements InitialiseRequest {
  @ApiProperty({ type: [Number] })
  @IsArray()
  @ArrayMaxSize(maxPlayers)
  @IsId({ each: true })
  playerIds!: number[];
}

export class AddPlayerDto extends ListCheckDto implements AddPlayerRequest {
  @IsSide()
  team!: TeamSide;

  @ApiProperty({ type: Number })
  @IsId()
  playerId!: number;

  @ApiPropertyOptional({ enum: lateReasons, description: 'Required from the first whistle on.' })
  @MayBeLeftOut()
  @IsIn(lateReasons)
  reason?: LateReason;
}

export class ReplacePlayerDto extends ListCheckDto implements ReplacePlayerRequest {
  @IsSide()
  team!: TeamSide;

  @ApiProperty({ type: Number, description: 'Who leaves the list.' })
  @IsId()
  playerId!: number;

  @ApiProperty({ type: Number, description: 'Who is on it instead.' })
  @IsId()
  replacedBy!: number;

  @ApiProperty({ enum: replacementReasons })
  @IsIn(replacementReasons)
  reason!: ReplacementReason;
}

export class LineupRoleDto implements LineupRoleRequest {
  @ApiProperty({ type: Number })
  @IsId()
  playerId!: number;

  @ApiProperty({ enum: lineupRoles })
  @IsIn(lineupRoles)
  role!: LineupRole;

  @ApiProperty({ type: Boolean, description: 'False takes the role from the player again.' })
  @IsBoolean()
  given!: boolean;
}

export class AttendanceDto extends InitialiseDto implements AttendanceRequest {
  @IsSide()
  team!: TeamSide;
}

export class StateDto implements StateRequest {
  @ApiPropertyOptional({ enum: matchStatuses })
  @IsOptional()
  @IsIn(matchStatuses)
  status?: MatchStatus;

  @ApiPropertyOptional({ enum: matchStates })
  @IsOptional()
  @IsIn(matchStates)
  matchState?: MatchStateName;

  @ApiPropertyOptional({ enum: [0, 1, 2] })
  @IsOptional()
  @IsIn([0, 1, 2])
  currentHalf?: 0 | 1 | 2;

  @Count(limits.scoreMax) homeScore?: number;
  @Count(limits.scoreMax) awayScore?: number;
  @Count(limits.counterMax) homeTimeoutsUsed?: number;
  @Count(limits.counterMax) awayTimeoutsUsed?: number;
  @Count(limits.counterMax) homeShots?: number;
  @Count(limits.counterMax) awayShots?: number;
  @Count(limits.counterMax) homeShotsOnTarget?: number;
  @Count(limits.counterMax) awayShotsOnTarget?: number;
  @Count(limits.counterMax) homeGoalkeeperSaves?: number;
  @Count(limits.counterMax) awayGoalkeeperSaves?: number;
  @Count(limits.counterMax) homeCorners?: number;
  @Count(limits.counterMax) awayCorners?: number;

  /** Why a level match ends without a winner where the league's rules ask for one. */
  @ApiPropertyOptional({ enum: levelReasons })
  @IsOptional()
  @IsIn(levelReasons)
  levelReason?: LevelReason;
}

export class IncrementDto implements IncrementRequest {
  @ApiProperty()
  @IsId()
  playerId!: number;

  @ApiProperty({ enum: playerCounters })
  @IsIn(playerCounters)
  statField!: PlayerCounter;
}

export class GoalDto implements GoalRequest {
  @IsSide()
  team!: TeamSide;

  @IsIdOrNothing()
  scorer?: number | null;

  @IsIdOrNothing()
  assist?: number | null;

  @ApiPropertyOptional({ enum: goalKinds, default: 'open-play' })
  @IsOptional()
  @IsIn(goalKinds)
  kind?: GoalKind;
}

export class TeamStatisticDto implements TeamStatisticRequest {
  @IsSide()
  team!: TeamSide;

  @ApiProperty({ enum: teamStatistics })
  @IsIn(teamStatistics)
  statistic!: TeamStatistic;

  @ApiProperty({ enum: [1, -1] })
  @IsIn([1, -1])
  by!: 1 | -1;
}

export class ScoreDto implements ScoreRequest {
  @IsSide()
  team!: TeamSide;

  @ApiProperty({ minimum: 0, maximum: limits.scoreMax })
  @IsInt()
  @Min(0)
  @Max(limits.scoreMax)
  score!: number;
}

class ShootoutResultDto {
  @ApiProperty({ minimum: 0, maximum: limits.scoreMax })
  @IsInt()
  @Min(0)
  @Max(limits.scoreMax)
  home!: number;

  @ApiProperty({ minimum: 0, maximum: limits.scoreMax })
  @IsInt()
  @Min(0)
  @Max(limits.scoreMax)
  away!: number;
}

export class ResultDto implements ResultRequest {
  @ApiProperty({ minimum: 0, maximum: limits.scoreMax })
  @IsInt()
  @Min(0)
  @Max(limits.scoreMax)
  homeScore!: number;

  @ApiProperty({ minimum: 0, maximum: limits.scoreMax })
  @IsInt()
  @Min(0)
  @Max(limits.scoreMax)
  awayScore!: number;

  /** The goals of extra time are in the score. */
  @ApiPropertyOptional({ type: Boolean })
  @MayBeLeftOut()
  @IsBoolean()
  afterExtraTime?: boolean;

  /** The score of the kicks that decided a level match. */
  @ApiPropertyOptional({ type: () => ShootoutResultDto })
  @MayBeLeftOut()
  @IsObject()
  @ValidateNested()
  @Type(() => ShootoutResultDto)
  shootout?: ShootoutResultDto;
}

export class MvpDto implements MvpRequest {
  @ApiProperty()
  @IsId()
  playerId!: number;
}

export class UndoDto implements UndoRequest {
  /** The latest one that can be undone where left out. */
  @ApiPropertyOptional()
  @IsOptional()
  @IsText(limits.commandIdLength.max + 12)
  eventId?: string;
}

export class RescheduleDto implements RescheduleRequest {
  @ApiProperty({ format: 'date-time' })
  @IsInstant()
  matchDate!: string;

  @ApiPropertyOptional({ type: String, nullable: true })
  @IsOptional()
  @IsText(200)
  venue?: string | null;

  @ApiPropertyOptional({ type: Number, nullable: true })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(limits.rounds)
  round?: number | null;
}

export class ManageQuery {
  @NumberInQuery(1) atVersion?: number;
}

class HistoryQuery {
  @ApiPropertyOptional()
  @IsOptional()
  @IsText(100)
  epoch?: string;
}

export class PollQuery extends HistoryQuery {
  @NumberInQuery(0) since?: number;

  @ApiPropertyOptional({
    enum: ['true'],
    description: 'Two or more deltas come as one merged patch, without their events.',
  })
  @IsOptional()
  @IsIn(['true'])
  merged?: 'true';
}

export class ReplayQuery extends HistoryQuery {
  @NumberInQuery(1) version?: number;
}
