import { limits, type SetupLeague, type SetupLinkRequest, type SetupRequest } from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional, IntersectionType, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, IsString, Matches, MaxLength, ValidateNested } from 'class-validator';
import { RegisterDto } from '../../people/accounts/index.js';
import { IsName, MayBeLeftOut } from '../../platform/api/fields.js';
import { mailedTokenPattern } from '../../platform/secrets/mailed-token.js';
import { CreateLeagueDto } from '../../registry/leagues/index.js';

export class SetupLinkDto implements SetupLinkRequest {
  @ApiProperty({ pattern: mailedTokenPattern.source })
  @Matches(mailedTokenPattern)
  token!: string;
}

class SetupLeagueDto
  extends PickType(CreateLeagueDto, ['name', 'season', 'startDate', 'endDate'])
  implements SetupLeague
{
  @ApiProperty()
  @IsName(120)
  venue!: string;
}

export class SetupDto
  extends IntersectionType(SetupLinkDto, PickType(RegisterDto, ['username', 'email', 'password']))
  implements SetupRequest
{
  @ApiPropertyOptional({ type: SetupLeagueDto })
  @MayBeLeftOut()
  @IsObject()
  @ValidateNested()
  @Type(() => SetupLeagueDto)
  league?: SetupLeagueDto;

  @ApiPropertyOptional({ maxLength: limits.siteAddress, example: 'https://liga.example.hr' })
  @MayBeLeftOut()
  @IsString()
  @MaxLength(limits.siteAddress)
  siteAddress?: string;
}
