import { type CompanyChannelRequest, longestChannelAddress } from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsText } from '../../platform/api/fields.js';

export class CompanyChannelDto implements CompanyChannelRequest {
  @ApiProperty({ maxLength: longestChannelAddress })
  @IsText(longestChannelAddress)
  address!: string;
}
