import { type AddPlayerFields, limits, type PlayerStatusRequest } from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { InDigits, IsId, IsName } from '../common/fields.js';

export class AddPlayerDto implements AddPlayerFields {
  @ApiProperty()
  @IsName(60)
  firstName!: string;

  @ApiProperty()
  @IsName(60)
  lastName!: string;

  @ApiProperty({ minimum: limits.jerseyNumber.min, maximum: limits.jerseyNumber.max })
  @InDigits()
  @IsInt()
  @Min(limits.jerseyNumber.min)
  @Max(limits.jerseyNumber.max)
  jerseyNumber!: number;

  @ApiProperty()
  @InDigits()
  @IsId()
  teamId!: number;
}

/** The same with its file, for the description of the API. */
export class AddPlayerForm extends AddPlayerDto {
  @ApiProperty({ type: String, format: 'binary', required: false })
  employmentDocument?: unknown;
}

export class PlayerStatusDto implements PlayerStatusRequest {
  @ApiProperty({ enum: ['approved', 'rejected'] })
  @IsIn(['approved', 'rejected'])
  status!: 'approved' | 'rejected';
}
