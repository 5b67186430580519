import type { CreateTeamRequest } from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsId } from '../common/fields.js';

export class CreateTeamDto implements CreateTeamRequest {
  /** The company that will own it. */
  @ApiProperty()
  @IsId()
  userId!: number;

  @ApiProperty()
  @IsId()
  leagueId!: number;
}
