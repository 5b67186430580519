import {
  type DecisionText,
  limits,
  type PointsAdjustmentRequest,
  type PointsCause,
  pointsCauses,
} from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, Max, Min, NotEquals } from 'class-validator';
import { IsDay, IsId, IsText, MayBeLeftOut } from '../../platform/api/fields.js';
import { OneOf } from '../../platform/api/nested-fields.js';

const max = limits.pointsAdjustment;

export class DecisionTextDto implements DecisionText {
  /** Why, in words. */
  @ApiPropertyOptional({ maxLength: limits.decisionText })
  @MayBeLeftOut()
  @IsText(limits.decisionText)
  text?: string;
}

export class PointsAdjustmentDto extends DecisionTextDto implements PointsAdjustmentRequest {
  @IsId()
  teamId!: number;

  /** Below zero takes points away. */
  @ApiProperty({ minimum: -max, maximum: max, not: { enum: [0] }, example: -1 })
  @IsInt()
  @Min(-max)
  @Max(max)
  @NotEquals(0)
  points!: number;

  @OneOf(pointsCauses)
  cause!: PointsCause;

  /** The day that it is about. */
  @ApiProperty({ format: 'date', example: '2026-03-14' })
  @IsDay()
  on!: string;
}
