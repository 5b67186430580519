import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';

export class JobParamsDto {
  @ApiProperty()
  @Matches(/^[\w:.-]{1,120}$/)
  id!: string;
}
