import {
  type ChangePasswordRequest,
  cleanEmail,
  limits,
  type PasswordResetConfirmation,
  type PasswordResetRequest,
} from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsEmail, IsNotEmpty, IsString, Length, Matches, MaxLength } from 'class-validator';
import { Cleaned } from '../../../platform/api/fields.js';
import { mailedTokenPattern } from '../../../platform/secrets/mailed-token.js';

const { min, max } = limits.password;

export class ChangePasswordDto implements ChangePasswordRequest {
  @ApiProperty({ maxLength: max, format: 'password' })
  @MaxLength(max)
  @IsString()
  @IsNotEmpty()
  currentPassword!: string;

  @ApiProperty({ minLength: min, maxLength: max, format: 'password' })
  @Length(min, max)
  newPassword!: string;
}

export class PasswordResetDto implements PasswordResetRequest {
  @ApiProperty({ format: 'email' })
  @Cleaned(cleanEmail)
  @IsEmail()
  @MaxLength(254)
  email!: string;
}

export class PasswordResetConfirmationDto implements PasswordResetConfirmation {
  @ApiProperty({ pattern: mailedTokenPattern.source })
  @Matches(mailedTokenPattern)
  token!: string;

  @ApiProperty({ minLength: min, maxLength: max, format: 'password' })
  @Length(min, max)
  newPassword!: string;
}
