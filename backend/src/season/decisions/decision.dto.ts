import { limits, type PointsAdjustmentRequest, type PointsCause, pointsCauses } from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min, NotEquals } from 'class-validator';
import { DecisionTextDto } from '../../platform/api/decision-text.dto.js';
import { IsDay, IsId } from '../../platform/api/fields.js';
import { OneOf } from '../../platform/api/nested-fields.js';

const max = limits.pointsAdjustment;

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
