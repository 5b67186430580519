import { type LoginRequest, limits } from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsString, Length, MaxLength } from 'class-validator';
import { MayBeLeftOut } from '../../../platform/api/fields.js';

export class LoginDto implements LoginRequest {
  @ApiProperty({ maxLength: 100 })
  @MaxLength(100)
  @IsString({ message: 'Username is required' })
  @IsNotEmpty({ message: 'Username is required' })
  username!: string;

  @ApiProperty({ maxLength: 200, format: 'password' })
  @MaxLength(200)
  @IsString({ message: 'Password is required' })
  @IsNotEmpty({ message: 'Password is required' })
  password!: string;

  @ApiPropertyOptional({ maxLength: limits.signInCode.max })
  @MayBeLeftOut()
  @Length(1, limits.signInCode.max)
  code?: string;
}
