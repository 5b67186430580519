import {
  type AssignRefereeRequest,
  limits,
  type NameRefereesRequest,
  type RateRefereeRequest,
  type RefereeRole,
  refereeRoles,
} from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, Max, Min } from 'class-validator';
import { IsId } from '../../platform/api/fields.js';
import { OneOf } from '../../platform/api/nested-fields.js';

export class NameRefereesDto implements NameRefereesRequest {
  @ApiProperty({ type: [Number] })
  @IsArray()
  @ArrayMaxSize(limits.grants.referees)
  @IsId({ each: true })
  userIds!: number[];
}

export class CandidatesQuery {
  @OneOf(refereeRoles)
  role!: RefereeRole;
}

export class AssignRefereeDto implements AssignRefereeRequest {
  @OneOf(refereeRoles)
  role!: RefereeRole;

  @IsId()
  userId!: number;
}

export class RateRefereeDto implements RateRefereeRequest {
  @IsId()
  userId!: number;

  @IsInt()
  @Min(1)
  @Max(5)
  stars!: number;
}
