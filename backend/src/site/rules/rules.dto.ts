import { limits } from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsName } from '../../platform/api/fields.js';

export class PublishRulesDto {
  @ApiProperty({ maxLength: limits.rulesTitle })
  @IsName(limits.rulesTitle)
  title!: string;
}

/** For the description of the API. */
export class PublishRulesForm extends PublishRulesDto {
  @ApiProperty({ type: String, format: 'binary' })
  file!: unknown;
}
