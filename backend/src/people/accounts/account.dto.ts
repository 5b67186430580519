import {
  limits,
  type RegisterRequest,
  type RegistrableRole,
  type Role,
  registrableRoles,
  roles,
  type UpdateAccountRequest,
} from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, Length, ValidateIf } from 'class-validator';
import { IsId, MayBeLeftOut } from '../../platform/api/fields.js';
import { PageCursor, PageLimit } from '../../platform/api/pages.js';
import { IsAddress, IsCompanyName, IsOib, IsPhone, IsUsername } from './account-fields.js';

const ForCompanies = () => ValidateIf(({ role }: RegisterDto) => role === 'company');

export class RegisterDto implements RegisterRequest {
  @ApiPropertyOptional({ enum: registrableRoles, default: 'public' })
  @MayBeLeftOut()
  @IsIn(registrableRoles)
  role?: RegistrableRole;

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

  @ApiPropertyOptional({ description: 'Companies must have it' })
  @ForCompanies()
  @IsCompanyName()
  companyName?: string;

  @ApiPropertyOptional({ description: 'Companies must have it', pattern: '^\\d{11}$' })
  @ForCompanies()
  @IsOib()
  companyOib?: string;

  @ApiPropertyOptional()
  @ValidateIf(({ role, phone }: RegisterDto) => role === 'company' && phone !== undefined)
  @IsPhone()
  phone?: string;

  @ApiPropertyOptional({ description: 'Companies must have it' })
  @ForCompanies()
  @IsId({ message: 'Membership package is required for companies' })
  membershipPackageId?: number;
}

export class UpdateAccountDto implements UpdateAccountRequest {
  @ApiPropertyOptional({ minLength: limits.username.min, maxLength: limits.username.max })
  @MayBeLeftOut()
  @IsUsername()
  username?: string;

  @ApiPropertyOptional({ format: 'email' })
  @MayBeLeftOut()
  @IsAddress()
  email?: string;

  @ApiPropertyOptional({ enum: roles })
  @MayBeLeftOut()
  @IsIn(roles)
  role?: Role;

  @ApiPropertyOptional({ type: String, nullable: true })
  @IsOptional()
  @IsCompanyName()
  companyName?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, pattern: '^\\d{11}$' })
  @IsOptional()
  @IsOib()
  companyOib?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true })
  @IsOptional()
  @IsPhone()
  phone?: string | null;

  @ApiPropertyOptional({ type: Number, nullable: true })
  @IsOptional()
  @IsId()
  membershipPackageId?: number | null;
}

export class AccountListQuery {
  @PageLimit(limits.accountPage.max)
  limit?: number;

  @PageCursor()
  after?: string;
}
