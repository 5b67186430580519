import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { type Language, languages } from '../../platform/api/language.js';

export class FeedQuery {
  @ApiPropertyOptional({ enum: languages })
  @IsOptional()
  @IsIn(languages)
  lang?: Language;
}
