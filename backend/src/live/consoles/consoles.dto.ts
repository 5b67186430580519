import { type ClockLeaseRequest, limits, type PresenceRequest } from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, Max, Min } from 'class-validator';

export class PresenceDto implements PresenceRequest {
  /** Taps that wait in the device's outbox. */
  @ApiProperty({ minimum: 0, maximum: limits.unsentMax })
  @IsInt()
  @Min(0)
  @Max(limits.unsentMax)
  unsent!: number;
}

export class ClockLeaseDto implements ClockLeaseRequest {
  @ApiProperty({ enum: [true] })
  @IsIn([true])
  take!: true;
}
