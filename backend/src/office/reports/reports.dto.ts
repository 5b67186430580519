import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { NumberInQuery } from '../../platform/api/fields.js';
import { type Language, languages } from '../../platform/api/language.js';

export class DocumentQuery {
  @ApiPropertyOptional({ enum: languages })
  @IsOptional()
  @IsIn(languages)
  lang?: Language;
}

export class ReportQuery extends DocumentQuery {
  /** Of the match's log; the present one where it is left out. */
  @NumberInQuery(1) version?: number;
}
