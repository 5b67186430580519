import type { ChooseAwardRequest } from '@kolo/domain';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { DecisionTextDto } from '../../platform/api/decision-text.dto.js';
import { IsId, MayBeLeftOut } from '../../platform/api/fields.js';

export class ChooseAwardDto extends DecisionTextDto implements ChooseAwardRequest {
  @ApiPropertyOptional()
  @MayBeLeftOut()
  @IsId()
  teamId?: number;

  @ApiPropertyOptional()
  @MayBeLeftOut()
  @IsId()
  playerId?: number;

  @ApiPropertyOptional()
  @MayBeLeftOut()
  @IsId()
  userId?: number;
}
