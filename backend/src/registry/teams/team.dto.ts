import type { CreateTeamRequest, UpdateTeamRequest } from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsId, IsName } from '../../platform/api/fields.js';

export class CreateTeamDto implements CreateTeamRequest {
  @ApiProperty()
  @IsId()
  userId!: number;

  @ApiProperty()
  @IsId()
  leagueId!: number;
}

export class UpdateTeamDto implements UpdateTeamRequest {
  @ApiProperty()
  @IsName(120)
  name!: string;
}
