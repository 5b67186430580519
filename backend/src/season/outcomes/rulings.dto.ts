import {
  type AbandonReason,
  type AbandonRequest,
  type AnnulReason,
  type AnnulRequest,
  type AwardCause,
  type AwardRequest,
  type AwardWinner,
  abandonReasons,
  annulReasons,
  awardCauses,
  awardWinners,
  type Fault,
  faults,
  limits,
  type PostponeReason,
  type PostponeRequest,
  postponeReasons,
  type ReplayMode,
  type ReplayOrderRequest,
  type RulingPreviewRequest,
  replayModes,
  type TableRuling,
  tableRulings,
} from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, Max, Min, ValidateIf } from 'class-validator';
import { DecisionTextDto } from '../../platform/api/decision-text.dto.js';
import { IsInstant, IsText, MayBeLeftOut } from '../../platform/api/fields.js';
import { MayBeNull, OneOf } from '../../platform/api/nested-fields.js';

export class PostponeDto extends DecisionTextDto implements PostponeRequest {
  @OneOf(postponeReasons)
  reason!: PostponeReason;

  /** Null while there is no new date. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  @MayBeNull()
  @IsInstant()
  newDate!: string | null;
}

export class AbandonDto extends DecisionTextDto implements AbandonRequest {
  @OneOf(abandonReasons)
  reason!: AbandonReason;

  @OneOf(faults)
  atFault!: Fault;
}

export class ReplayOrderDto extends DecisionTextDto implements ReplayOrderRequest {
  @OneOf(replayModes)
  mode!: ReplayMode;

  /** Left out, the match keeps its date. */
  @ApiPropertyOptional({ format: 'date-time' })
  @MayBeLeftOut()
  @IsInstant()
  matchDate?: string;

  @ApiPropertyOptional({ maxLength: 120 })
  @MayBeLeftOut()
  @IsText(120)
  venue?: string;
}

export class AwardDto extends DecisionTextDto implements AwardRequest {
  /** `none` when both teams are at fault. */
  @OneOf(awardWinners)
  winner!: AwardWinner;

  /** Left out, the forfeit score of the rules counts. */
  @ApiPropertyOptional({ minimum: 0, maximum: limits.scoreMax })
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  @Max(limits.scoreMax)
  homeScore?: number;

  @ApiPropertyOptional({ minimum: 0, maximum: limits.scoreMax })
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  @Max(limits.scoreMax)
  awayScore?: number;

  @OneOf(awardCauses)
  cause!: AwardCause;

  /** Left out, the rules of the season decide. */
  @ApiPropertyOptional({ type: Boolean })
  @MayBeLeftOut()
  @IsBoolean()
  keepsPlayed?: boolean;
}

export class AnnulDto extends DecisionTextDto implements AnnulRequest {
  @OneOf(annulReasons)
  reason!: AnnulReason;
}

export class RulingPreviewDto
  extends PickType(AwardDto, ['homeScore', 'awayScore', 'keepsPlayed'] as const)
  implements RulingPreviewRequest
{
  @OneOf(tableRulings)
  ruling!: TableRuling;

  /** Needed for an award, ignored without one. */
  @ApiPropertyOptional({ enum: awardWinners })
  @ValidateIf(({ ruling }: RulingPreviewDto) => ruling === 'award')
  @IsIn(awardWinners)
  winner?: AwardWinner;

  /** Only for an award; `decision` where it is left out. */
  @ApiPropertyOptional({ enum: awardCauses })
  @MayBeLeftOut()
  @IsIn(awardCauses)
  cause?: AwardCause;
}
