import {
  limits,
  type SecondFactorCodeRequest,
  type SecondFactorOffRequest,
  type SecondFactorRequest,
} from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, Length, MaxLength } from 'class-validator';

const { max } = limits.password;
const { max: codeMax } = limits.signInCode;

export class SecondFactorDto implements SecondFactorRequest {
  @ApiProperty({ maxLength: max, format: 'password' })
  @MaxLength(max)
  @IsString()
  @IsNotEmpty()
  password!: string;
}

export class SecondFactorCodeDto implements SecondFactorCodeRequest {
  @ApiProperty({ maxLength: codeMax })
  @Length(1, codeMax)
  code!: string;
}

export class SecondFactorOffDto extends SecondFactorDto implements SecondFactorOffRequest {
  @ApiProperty({ maxLength: codeMax })
  @Length(1, codeMax)
  code!: string;
}
