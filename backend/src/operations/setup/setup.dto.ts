import { limits, type SetupLeague, type SetupLinkRequest, type SetupRequest } from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, Length, Matches, ValidateNested } from 'class-validator';
import { IsAddress, IsUsername } from '../../people/accounts/index.js';
import { IsInstant, IsName, MayBeLeftOut } from '../../platform/common/fields.js';
import { mailedTokenPattern } from '../../platform/common/mailed-token.js';

export class SetupLinkDto implements SetupLinkRequest {
  @ApiProperty({ pattern: mailedTokenPattern.source })
  @Matches(mailedTokenPattern)
  token!: string;
}

class SetupLeagueDto implements SetupLeague {
  @ApiProperty()
  @IsName(100)
  name!: string;

  @ApiProperty({ example: '2026/27' })
  @IsName(40)
  season!: string;

  @ApiProperty({ format: 'date-time' })
  @IsInstant()
  startDate!: string;

  @ApiProperty({ format: 'date-time' })
  @IsInstant()
  endDate!: string;

  @ApiProperty()
  @IsName(120)
  venue!: string;
}

export class SetupDto extends SetupLinkDto implements SetupRequest {
  @ApiProperty({ minLength: limits.username.min, maxLength: limits.username.max })
  @IsUsername()
  username!: string;

  @ApiProperty({ format: 'email' })
  @IsAddress()
  email!: string;

  @ApiProperty({
    minLength: limits.password.min,
    maxLength: limits.password.max,
    format: 'password',
  })
  @Length(limits.password.min, limits.password.max)
  password!: string;

  @ApiPropertyOptional({ type: SetupLeagueDto })
  @MayBeLeftOut()
  @IsObject()
  @ValidateNested()
  @Type(() => SetupLeagueDto)
  league?: SetupLeagueDto;
}
