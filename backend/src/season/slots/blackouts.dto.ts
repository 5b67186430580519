import { type BlackoutRequest, limits } from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { IsDay, IsId, IsName, MayBeLeftOut } from '../../platform/api/fields.js';
import { YesOrNo } from '../../platform/api/nested-fields.js';

export class BlackoutDto implements BlackoutRequest {
  /** All teams where left out. */
  @ApiPropertyOptional()
  @MayBeLeftOut()
  @IsId()
  teamId?: number;

  /** All venues where left out. */
  @ApiPropertyOptional()
  @MayBeLeftOut()
  @IsName(limits.venue.name)
  venue?: string;

  @ApiProperty({ format: 'date' })
  @IsDay()
  fromDay!: string;

  @ApiProperty({ format: 'date' })
  @IsDay()
  toDay!: string;

  @ApiPropertyOptional({ maxLength: limits.blackouts.reason })
  @MayBeLeftOut()
  @IsName(limits.blackouts.reason)
  reason?: string;

  /** A hard one is never broken; a company’s are soft. */
  @YesOrNo()
  hard!: boolean;
}

export class HolidaysQuery {
  @ApiProperty({ type: Number, minimum: 1900, maximum: 2999 })
  @Type(() => Number)
  @IsInt()
  @Min(1900)
  @Max(2999)
  year!: number;
}
