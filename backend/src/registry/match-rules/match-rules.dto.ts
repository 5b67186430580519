import {
  type ClockMode,
  clockModes,
  type ListLimit,
  listLimits,
  type MatchRules,
  type MatchRulesRequest,
  type RulePreset,
  ruleLimits,
  rulePresets,
} from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsObject, ValidateNested } from 'class-validator';
import { MayBeLeftOut } from '../../platform/api/fields.js';
import {
  MayBeNull,
  NullablePart,
  OneOf,
  Part,
  WholeNumber,
  YesOrNo,
} from '../../platform/api/nested-fields.js';

type NumberRule = Exclude<keyof typeof ruleLimits, 'timeoutSeconds'>;

const Within = (rule: NumberRule) => WholeNumber(ruleLimits[rule]);

class ReductionRuleDto {
  @Within('reductionSeconds')
  seconds!: number;

  @YesOrNo()
  endsOnGoal!: boolean;
}

class ExclusionRuleDto extends ReductionRuleDto {
  @YesOrNo()
  samePlayerReturns!: boolean;
}

class ExtraTimeDto {
  @OneOf([1, 2])
  halves!: 1 | 2;

  @Within('extraTimeMinutes')
  minutes!: number;
}

class KicksDto {
  @Within('kicksFirst')
  first!: number;
}

class PointsDto {
  @Within('points')
  win!: number;

  @Within('points')
  draw!: number;

  @Within('points')
  loss!: number;
}

class ForfeitScoreDto {
  @Within('forfeitGoals')
  winner!: number;

  @Within('forfeitGoals')
  loser!: number;
}

class MatchRulesDto implements MatchRules {
  @Within('playersOnPitch')
  playersOnPitch!: number;

  @Within('minPlayers')
  minPlayers!: number;

  @Within('listMax')
  listMax!: number;

  /** Left out by older pages: until the second half begins. */
  @ApiPropertyOptional({ enum: listLimits })
  @MayBeLeftOut()
  @IsIn(listLimits)
  lateListUntil?: ListLimit;

  @Within('halfMinutes')
  halfMinutes!: number;

  @Within('halfTimeMinutes')
  halfTimeMinutes!: number;

  @OneOf(clockModes)
  clockMode!: ClockMode;

  @Within('lastMinutes')
  lastMinutes!: number;

  @OneOf(['each-period', 'last-period'])
  lastMinutesOf!: MatchRules['lastMinutesOf'];

  @OneOf(['down', 'up'])
  clockDirection!: MatchRules['clockDirection'];

  @OneOf(['horn', 'referee'])
  periodEndsBy!: MatchRules['periodEndsBy'];

  @Within('timeoutsPerHalf')
  timeoutsPerHalf!: number;

  @OneOf(['half', 'match'])
  timeoutsPer!: MatchRules['timeoutsPer'];

  @YesOrNo()
  timeoutStopsClock!: boolean;

  @YesOrNo()
  timeoutInExtraTime!: boolean;

  /** Null where fouls are not counted. */
  @MayBeNull()
  @Within('foulKickFrom')
  foulKickFrom!: number | null;

  @Within('foulKickMetres')
  foulKickMetres!: number;

  @YesOrNo()
  penaltyCountsAsFoul!: boolean;

  @YesOrNo()
  foulsCarryIntoExtraTime!: boolean;

  @NullablePart(() => ReductionRuleDto)
  reduction!: ReductionRuleDto | null;

  @NullablePart(() => ExclusionRuleDto)
  exclusion!: ExclusionRuleDto | null;

  @OneOf(['sends-off', 'exclusion'])
  secondYellow!: MatchRules['secondYellow'];

  @NullablePart(() => ExtraTimeDto)
  extraTime!: ExtraTimeDto | null;

  @NullablePart(() => KicksDto)
  kicks!: KicksDto | null;

  @YesOrNo()
  winnerNeeded!: boolean;

  @Within('noShowMinutes')
  noShowMinutes!: number;

  @Part(() => PointsDto)
  points!: PointsDto;

  @Part(() => ForfeitScoreDto)
  forfeitScore!: ForfeitScoreDto;
}

export class MatchRulesRequestDto implements MatchRulesRequest {
  @ApiProperty({ enum: rulePresets })
  @IsIn(rulePresets)
  preset!: RulePreset;

  /** Needed with `custom`, where every rule is named; not read with another preset. */
  @ApiPropertyOptional({ type: () => MatchRulesDto })
  @MayBeLeftOut()
  @IsObject()
  @ValidateNested()
  @Type(() => MatchRulesDto)
  rules?: MatchRulesDto;
}
