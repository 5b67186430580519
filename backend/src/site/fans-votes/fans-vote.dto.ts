import { type FansVoteRequest, fansVoteLimits } from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { IsId } from '../../platform/api/fields.js';

const { min, max } = fansVoteLimits.rating;

export class FansVoteDto implements FansVoteRequest {
  @ApiProperty()
  @IsId()
  playerId!: number;

  @ApiProperty({ minimum: min, maximum: max })
  @IsInt()
  @Min(min)
  @Max(max)
  rating!: number;
}
