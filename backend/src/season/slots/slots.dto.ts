import { limits, type VenueSlots } from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { IsName, timeOfDay } from '../../platform/api/fields.js';
import { WholeNumber } from '../../platform/api/nested-fields.js';

export class VenueSlotsDto implements VenueSlots {
  @ApiProperty({ example: 'Dvorana Kolo' })
  @IsName(limits.venue.name)
  venue!: string;

  /** Monday is 1. */
  @WholeNumber({ min: 1, max: 7 })
  weekday!: number;

  @ApiProperty({ example: '16:00' })
  @Matches(timeOfDay)
  from!: string;

  @ApiProperty({ example: '20:00' })
  @Matches(timeOfDay)
  to!: string;

  /** From one kick-off to the next, without the buffer. */
  @WholeNumber(limits.slots.minutes)
  slotMinutes!: number;

  @WholeNumber(limits.slots.bufferMinutes)
  bufferMinutes!: number;
}
