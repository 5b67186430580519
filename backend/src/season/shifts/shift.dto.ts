import { limits, type ShiftDayRequest } from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsInstant } from '../../platform/api/fields.js';
import { WholeNumber, YesOrNo } from '../../platform/api/nested-fields.js';

export class ShiftDayDto implements ShiftDayRequest {
  /** The first instant that moves; later matches of that day in Zagreb move along. */
  @ApiProperty({ format: 'date-time', example: '2026-03-15T16:36:00.000Z' })
  @IsInstant()
  from!: string;

  /** Below zero moves them to an earlier time. */
  @WholeNumber({ min: -limits.shiftMinutes, max: limits.shiftMinutes })
  minutes!: number;

  /** `true` writes nothing and answers what would be. */
  @YesOrNo()
  preview!: boolean;
}
