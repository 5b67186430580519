import { type AddPlayerFields, limits, type PlayerStatusRequest } from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { IsId, IsName } from '../common/fields.js';

/** A form has texts only; what is not written as a number stays one and is refused. */
const NumberInForm = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value,
  );

export class AddPlayerDto implements AddPlayerFields {
  @ApiProperty()
  @IsName(60)
  firstName!: string;

  @ApiProperty()
  @IsName(60)
  lastName!: string;

  @ApiProperty({ minimum: limits.jerseyNumber.min, maximum: limits.jerseyNumber.max })
  @NumberInForm()
  @IsInt()
  @Min(limits.jerseyNumber.min)
  @Max(limits.jerseyNumber.max)
  jerseyNumber!: number;

  @ApiProperty()
  @NumberInForm()
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
