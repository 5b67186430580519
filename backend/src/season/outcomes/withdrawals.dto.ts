import { type WithdrawalMode, type WithdrawalRequest, withdrawalModes } from '@kolo/domain';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { DecisionTextDto } from '../../platform/api/decision-text.dto.js';
import { IsId, MayBeLeftOut } from '../../platform/api/fields.js';
import { OneOf } from '../../platform/api/nested-fields.js';

export class WithdrawalDto extends DecisionTextDto implements WithdrawalRequest {
  @IsId()
  teamId!: number;

  /** What the matches of the team count for from now on. */
  @OneOf(withdrawalModes)
  mode!: WithdrawalMode;
}

export class WithdrawalQuery {
  /** `true` decides nothing and answers what would be. */
  @ApiPropertyOptional({ enum: ['true', 'false'] })
  @MayBeLeftOut()
  @IsIn(['true', 'false'])
  preview?: 'true' | 'false';
}
