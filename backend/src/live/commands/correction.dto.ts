import {
  type Card,
  type CardPlace,
  type CorrectionRequest,
  cardPlaces,
  cards,
  type FoulRestart,
  foulRestarts,
  type GoalKind,
  goalKinds,
  limits,
  type MissedHow,
  missedHows,
  type Period,
  periods,
  type RaisedCounter,
  raisedCounters,
  type TeamOfficial,
  type TeamSide,
  teamOfficials,
  teamSides,
} from '@kolo/domain';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { MayBeLeftOut } from '../../platform/api/fields.js';
import { IsIdOrNothing } from './live.dto.js';

export class CorrectionDto implements CorrectionRequest {
  /** The player of a card or another counter; null for a goal without a scorer. */
  @IsIdOrNothing()
  scorer?: number | null;

  @IsIdOrNothing()
  assist?: number | null;

  @ApiPropertyOptional({ enum: [...goalKinds, ...raisedCounters] })
  @MayBeLeftOut()
  @IsIn([...goalKinds, ...raisedCounters])
  kind?: GoalKind | RaisedCounter;

  /** Seconds since the whistle of the half. */
  @ApiPropertyOptional({ minimum: 0, maximum: limits.secondOfHalfMax })
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  @Max(limits.secondOfHalfMax)
  second?: number;

  /** The team of the goal, foul, card, kick or timeout, or of the first kick; players of the other team are no longer named. */
  @ApiPropertyOptional({ enum: teamSides })
  @MayBeLeftOut()
  @IsIn(teamSides)
  team?: TeamSide;

  /** The person who fouled, was shown a card or excluded, or missed a kick. */
  @IsIdOrNothing()
  playerId?: number | null;

  /** The official who was shown a card, instead of a player; null where it was none. */
  @ApiPropertyOptional({ enum: teamOfficials, nullable: true })
  @IsOptional()
  @IsIn(teamOfficials)
  official?: TeamOfficial | null;

  @ApiPropertyOptional({ enum: foulRestarts })
  @MayBeLeftOut()
  @IsIn(foulRestarts)
  restart?: FoulRestart;

  @ApiPropertyOptional({ enum: cards })
  @MayBeLeftOut()
  @IsIn(cards)
  card?: Card;

  @ApiPropertyOptional({ enum: cardPlaces })
  @MayBeLeftOut()
  @IsIn(cardPlaces)
  place?: CardPlace;

  @ApiPropertyOptional({ enum: missedHows })
  @MayBeLeftOut()
  @IsIn(missedHows)
  how?: MissedHow;

  /** Whether a kick in the shoot-out was scored. */
  @ApiPropertyOptional()
  @MayBeLeftOut()
  @IsBoolean()
  scored?: boolean;

  @ApiPropertyOptional({ enum: periods })
  @MayBeLeftOut()
  @IsIn(periods)
  period?: Period;

  /** Seconds of playing time in the period. */
  @ApiPropertyOptional({ minimum: 0, maximum: limits.secondOfHalfMax })
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  @Max(limits.secondOfHalfMax)
  playedSeconds?: number;
}
