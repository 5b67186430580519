import { type DecisionText, limits } from '@kolo/domain';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsText, MayBeLeftOut } from './fields.js';

export class DecisionTextDto implements DecisionText {
  /** Why, in words. */
  @ApiPropertyOptional({ maxLength: limits.decisionText })
  @MayBeLeftOut()
  @IsText(limits.decisionText)
  text?: string;
}
