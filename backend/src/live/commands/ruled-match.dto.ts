import {
  type Card,
  type CardPlace,
  type CardRequest,
  type ClockReason,
  type ClockRequest,
  cardPlaces,
  cards,
  clockReasons,
  type ExclusionRequest,
  type FlagRequest,
  type FoulRequest,
  type FoulRestart,
  foulRestarts,
  type KickOffPeriod,
  type KickOffRequest,
  kickOffPeriods,
  limits,
  type MissedHow,
  type MissedKickRequest,
  missedHows,
  type Period,
  type ReentryRequest,
  type ScoreCheckRequest,
  type SetKick,
  type ShootoutKickRequest,
  type ShootoutRequest,
  setKicks,
  type TeamOfficial,
  type TeamSide,
  type TimeoutRequest,
  teamOfficials,
} from '@kolo/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import { IsText, MayBeLeftOut } from '../../platform/api/fields.js';
import { IsIdOrNothing, IsSide } from './live.dto.js';

const OneOf = (values: readonly unknown[]) =>
  applyDecorators(ApiProperty({ enum: values }), IsIn(values));

const OneOfOrNothing = (values: readonly string[], options: { default?: string } = {}) =>
  applyDecorators(ApiPropertyOptional({ enum: values, ...options }), IsOptional(), IsIn(values));

const Seconds = () => applyDecorators(IsInt(), Min(0), Max(limits.secondOfHalfMax));

export class ClockDto implements ClockRequest {
  @OneOf(['start', 'stop', 'correct'])
  action!: 'start' | 'stop' | 'correct';

  /** The reading of the device's clock; in a correction, the reading to set. */
  @ApiPropertyOptional({ type: Number, minimum: 0, maximum: limits.secondOfHalfMax })
  @ValidateIf(({ action, playedSeconds }) => action === 'correct' || playedSeconds !== undefined)
  @Seconds()
  playedSeconds?: number;

  @ApiPropertyOptional({ enum: clockReasons })
  @MayBeLeftOut()
  @IsIn(clockReasons)
  reason?: ClockReason;
}

/** Halves begin and end with `PATCH state`; a half or a period is extended for a kick that is still to be taken. */
export class PeriodDto {
  @OneOf([1, 2, 3, 4, 5])
  period!: Period;

  @OneOf(['start', 'end', 'extend'])
  action!: 'start' | 'end' | 'extend';

  @ApiPropertyOptional({ enum: setKicks, description: 'Required with `extend`.' })
  @ValidateIf(({ action, for: kick }) => action === 'extend' || kick !== undefined)
  @IsIn(setKicks)
  for?: SetKick;
}

export class FoulDto implements FoulRequest {
  @IsSide()
  team!: TeamSide;

  @IsIdOrNothing()
  playerId?: number | null;

  /** The foul of a team official. */
  @ApiPropertyOptional()
  @MayBeLeftOut()
  @IsBoolean()
  official?: boolean;

  @OneOfOrNothing(foulRestarts, { default: 'direct' })
  restart?: FoulRestart;
}

export class CardDto implements CardRequest {
  @IsSide()
  team!: TeamSide;

  @IsIdOrNothing()
  playerId?: number | null;

  @OneOfOrNothing(teamOfficials)
  official?: TeamOfficial | null;

  @OneOf(cards)
  card!: Card;

  @OneOfOrNothing(cardPlaces, { default: 'pitch' })
  place?: CardPlace;
}

export class ExclusionDto implements ExclusionRequest {
  @IsSide()
  team!: TeamSide;

  @IsIdOrNothing()
  playerId?: number | null;
}

const timeoutActions = ['request', 'grant', 'end'] as const;

export class TimeoutDto implements TimeoutRequest {
  @IsSide()
  team!: TeamSide;

  @ApiPropertyOptional({ enum: timeoutActions, description: 'Taken at once where left out.' })
  @IsOptional()
  @IsIn(timeoutActions)
  action?: (typeof timeoutActions)[number];
}

export class MissedKickDto implements MissedKickRequest {
  @IsSide()
  team!: TeamSide;

  @OneOf(setKicks)
  kind!: SetKick;

  @IsIdOrNothing()
  playerId?: number | null;

  @OneOf(missedHows)
  how!: MissedHow;
}

export class ReentryDto implements ReentryRequest {
  /** The id of the action that made the team short. */
  @ApiProperty()
  @IsText(limits.commandIdLength.max + 12)
  cause!: string;
}

export class ShootoutDto implements ShootoutRequest {
  @OneOf(['home', 'away'])
  first!: TeamSide;
}

export class ShootoutKickDto implements ShootoutKickRequest {
  @IsSide()
  team!: TeamSide;

  @IsIdOrNothing()
  playerId?: number | null;

  @ApiProperty()
  @IsBoolean()
  scored!: boolean;
}

export class FlagDto implements FlagRequest {
  @ApiProperty()
  @IsText(limits.commandIdLength.max + 12)
  actionId!: string;

  @ApiProperty()
  @IsBoolean()
  flagged!: boolean;
}

export class KickOffDto implements KickOffRequest {
  @OneOf(kickOffPeriods)
  period!: KickOffPeriod;

  @IsSide()
  team!: TeamSide;
}

export class ScoreCheckDto implements ScoreCheckRequest {
  @ApiProperty()
  @IsBoolean()
  inDoubt!: boolean;
}
