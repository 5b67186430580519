import {
  type ClaimMode,
  claimModes,
  type RefereeRole,
  type RefereeRules,
  refereeRoles,
  refereeRuleLimits,
  type UnplayedFee,
  unplayedFees,
} from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsObject, ValidateNested } from 'class-validator';
import { OneOf, WholeNumber } from '../../platform/api/nested-fields.js';

const { feeCents, hours, travelMinutes, kmRateCents } = refereeRuleLimits;

class RoleFeeDto {
  @OneOf(refereeRoles)
  role!: RefereeRole;

  @WholeNumber(feeCents)
  feeCents!: number;
}

export class RefereeRulesDto implements RefereeRules {
  @ApiProperty({ type: [RoleFeeDto], maxItems: refereeRoles.length })
  @IsArray()
  @ArrayMaxSize(refereeRoles.length)
  @ArrayUnique((one: Partial<RoleFeeDto> | null) => one?.role)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => RoleFeeDto)
  roles!: RoleFeeDto[];

  @OneOf(claimModes)
  mode!: ClaimMode;

  @WholeNumber(hours)
  claimsCloseHours!: number;

  @WholeNumber(hours)
  answerHours!: number;

  @WholeNumber(hours)
  lateCancelHours!: number;

  @WholeNumber(travelMinutes)
  travelMinutes!: number;

  @WholeNumber(kmRateCents)
  kmRateCents!: number;

  @OneOf(unplayedFees)
  unplayed!: UnplayedFee;
}
