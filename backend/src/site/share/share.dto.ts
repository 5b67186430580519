import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, MaxLength } from 'class-validator';
import { type Language, languages } from '../../platform/api/language.js';

export class PictureQuery {
  @ApiPropertyOptional({ enum: languages })
  @IsOptional()
  @IsIn(languages)
  lang?: Language;

  /** The version that the page named. */
  @ApiPropertyOptional()
  @IsOptional()
  @MaxLength(40)
  v?: string;
}
