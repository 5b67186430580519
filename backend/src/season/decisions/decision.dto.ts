import {
  type DrawLotsRequest,
  type LotsFor,
  limits,
  lotsFor,
  type PointsAdjustmentRequest,
  type PointsCause,
  pointsCauses,
} from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsInt,
  Max,
  Min,
  NotEquals,
} from 'class-validator';
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

export class DrawLotsDto extends DecisionTextDto implements DrawLotsRequest {
  @OneOf(lotsFor)
  for!: LotsFor;

  /** All teams that are level in everything. */
  @ApiProperty({ type: [Number], example: [3, 8] })
  @IsArray()
  @ArrayMinSize(2)
  @ArrayMaxSize(limits.schedule.maxTeams)
  @ArrayUnique()
  @IsId({ each: true })
  teamIds!: number[];
}
