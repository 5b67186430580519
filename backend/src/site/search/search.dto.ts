import { limits } from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsText } from '../../platform/api/fields.js';

export class SearchQueryDto {
  @ApiProperty({ maxLength: limits.search.length, example: 'horvat' })
  @IsText(limits.search.length)
  q!: string;
}
