import {
  type CreateGrantRequest,
  cleanDigits,
  type EnterConsoleRequest,
  limits,
} from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsString, Matches } from 'class-validator';
import { Cleaned, IsInstant, IsName, IsText, MayBeLeftOut } from '../../platform/api/fields.js';
import { grantTokenPattern } from './grant-secrets.service.js';

export class CreateGrantDto implements CreateGrantRequest {
  @ApiProperty({ example: 'Stol 1' })
  @IsName(limits.grants.label)
  label!: string;

  @ApiPropertyOptional()
  @MayBeLeftOut()
  @IsInstant()
  validTo?: string;

  @ApiPropertyOptional()
  @MayBeLeftOut()
  @IsBoolean()
  wholeDay?: boolean;
}

export class EnterConsoleDto implements EnterConsoleRequest {
  @ApiPropertyOptional()
  @MayBeLeftOut()
  @IsString()
  @Matches(grantTokenPattern)
  token?: string;

  @ApiPropertyOptional({ example: 'K7P-42M' })
  @MayBeLeftOut()
  @IsText(20)
  code?: string;

  @ApiPropertyOptional({ example: '012345' })
  @MayBeLeftOut()
  @Cleaned(cleanDigits)
  @IsString()
  @Matches(/^\d{6}$/)
  pin?: string;
}
