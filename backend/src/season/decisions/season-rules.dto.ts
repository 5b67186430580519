import {
  type BanStart,
  banStarts,
  type LateList,
  lateLists,
  limits,
  type SeasonRules,
  type SetSeasonRulesRequest,
  type SigningMethod,
  seasonRuleLimits,
  signingMethods,
  type WithdrawalMode,
  withdrawalModes,
} from '@kolo/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsInt, Max, Min } from 'class-validator';
import { IsText, MayBeLeftOut } from '../../platform/api/fields.js';
import { OneOf, Part, WholeNumber, YesOrNo } from '../../platform/api/nested-fields.js';

const { step, steps, ban, fairPlayPoints, fineCents } = seasonRuleLimits;

const NumberLeftOut = (bounds: { min: number; max: number }, usual: number) =>
  applyDecorators(
    WholeNumber(bounds),
    ApiPropertyOptional({ type: Number, default: usual }),
    MayBeLeftOut(),
  );

const FairPlayPoints = (usual: number) => NumberLeftOut(fairPlayPoints, usual);

const FineCents = () => NumberLeftOut(fineCents, 0);

const Steps = () =>
  applyDecorators(
    ApiProperty({
      type: [Number],
      maxItems: steps.max,
      items: { type: 'integer', minimum: step.min, maximum: step.max },
      example: [3, 6],
    }),
    IsArray(),
    ArrayMaxSize(steps.max),
    IsInt({ each: true }),
    Min(step.min, { each: true }),
    Max(step.max, { each: true }),
  );

class AwardRulesDto {
  @YesOrNo()
  keepsBetterPlayed!: boolean;

  @WholeNumber(seasonRuleLimits.minusPoints)
  minusPoints!: number;

  @YesOrNo()
  goalsCountForScorers!: boolean;
}

class AnnulledRulesDto {
  @YesOrNo()
  cardsStay!: boolean;

  @YesOrNo()
  goalsCountForScorers!: boolean;
}

class DisciplineRulesDto {
  @Steps()
  yellowSteps!: number[];

  @WholeNumber(ban)
  yellowBan!: number;

  @WholeNumber(ban)
  secondYellowBan!: number;

  @WholeNumber(ban)
  redBan!: number;

  @OneOf(banStarts)
  banStarts!: BanStart;

  @YesOrNo()
  yellowsWipedBeforeStage!: boolean;

  @YesOrNo()
  redCarriesToNextSeason!: boolean;

  @YesOrNo()
  abandonedCounts!: boolean;

  @YesOrNo()
  officialsToo!: boolean;

  @Steps()
  exclusionSteps!: number[];

  @YesOrNo()
  published!: boolean;

  /** What a yellow card weighs in the fair-play table. */
  @FairPlayPoints(1)
  yellowPoints?: number;

  @FairPlayPoints(3)
  secondYellowPoints?: number;

  @FairPlayPoints(4)
  redPoints?: number;

  /** The fine of a team for a yellow card, in cents. */
  @FineCents()
  yellowFineCents?: number;

  @FineCents()
  secondYellowFineCents?: number;

  @FineCents()
  redFineCents?: number;
}

class SigningRulesDto {
  @ApiProperty({
    enum: signingMethods,
    isArray: true,
    maxItems: signingMethods.length,
    example: ['account', 'tick'],
  })
  @IsArray()
  @ArrayMaxSize(signingMethods.length)
  @IsIn(signingMethods, { each: true })
  methods!: SigningMethod[];

  @YesOrNo()
  officialWhenAllSigned!: boolean;

  @OneOf(lateLists)
  lateListUntil!: LateList;

  @WholeNumber(seasonRuleLimits.protestHours)
  protestHours!: number;

  @WholeNumber(seasonRuleLimits.keepReportsDays)
  keepReportsDays!: number;
}

class FinalsRulesDto {
  @YesOrNo()
  countForScorers!: boolean;

  @WholeNumber(seasonRuleLimits.minRestSlots)
  minRestSlots!: number;
}

/** All rules, each named. */
export class SeasonRulesDto implements SetSeasonRulesRequest, SeasonRules {
  @OneOf(withdrawalModes)
  withdrawal!: WithdrawalMode;

  @Part(() => AwardRulesDto)
  awards!: AwardRulesDto;

  @Part(() => AnnulledRulesDto)
  annulled!: AnnulledRulesDto;

  @WholeNumber(seasonRuleLimits.noShowLimit)
  noShowLimit!: number;

  @Part(() => DisciplineRulesDto)
  discipline!: DisciplineRulesDto;

  @Part(() => SigningRulesDto)
  signing!: SigningRulesDto;

  @Part(() => FinalsRulesDto)
  finals!: FinalsRulesDto;

  /** Why, in words. */
  @ApiPropertyOptional({ maxLength: limits.decisionText })
  @MayBeLeftOut()
  @IsText(limits.decisionText)
  text?: string;
}
