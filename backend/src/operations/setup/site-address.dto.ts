import { limits, type SiteAddressRequest } from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

export class SiteAddressDto implements SiteAddressRequest {
  @ApiProperty({ maxLength: limits.siteAddress, example: 'https://liga.example.hr' })
  @IsString()
  @MaxLength(limits.siteAddress)
  origin!: string;
}
