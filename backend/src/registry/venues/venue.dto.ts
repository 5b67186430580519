import { limits, type UpdateVenueRequest } from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsName, MayBeLeftOut } from '../../platform/api/fields.js';
import { MayBeNull } from '../../platform/api/nested-fields.js';

export class UpdateVenueDto implements UpdateVenueRequest {
  @ApiProperty({ type: String, nullable: true, example: 'Tratinska 1, Zagreb' })
  @MayBeNull()
  @IsName(limits.venue.address)
  address!: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, example: 'parket' })
  @MayBeLeftOut()
  @MayBeNull()
  @IsName(limits.venue.pitch)
  surface?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, example: 'LED, 500 lx' })
  @MayBeLeftOut()
  @MayBeNull()
  @IsName(limits.venue.pitch)
  lighting?: string | null;
}
