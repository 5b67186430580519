import { limits, type UpdateVenueRequest } from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsName } from '../../platform/api/fields.js';
import { MayBeNull } from '../../platform/api/nested-fields.js';

export class UpdateVenueDto implements UpdateVenueRequest {
  @ApiProperty({ type: String, nullable: true, example: 'Tratinska 1, Zagreb' })
  @MayBeNull()
  @IsName(limits.venue.address)
  address!: string | null;
}
