import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';

export class JobParamsDto {
  /** As the list of failed jobs tells it. */
  @ApiProperty()
  @Matches(/^[\w:.-]{1,120}$/)
  id!: string;
}
