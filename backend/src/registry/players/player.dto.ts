import {
  type AddPlayerFields,
  limits,
  type OwnNamePolicy,
  ownNamePolicies,
  type PlayerStatus,
  type PlayerStatusRequest,
  playerStatuses,
  type ReturnPlayerRequest,
  type UpdatePlayerRequest,
} from '@kolo/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { InDigits, IsId, IsName, MayBeLeftOut } from '../../platform/api/fields.js';

export class AddPlayerDto implements AddPlayerFields {
  @ApiProperty()
  @IsName(limits.personName)
  firstName!: string;

  @ApiProperty()
  @IsName(limits.personName)
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
  @ApiProperty({ enum: playerStatuses })
  @IsIn(playerStatuses)
  status!: PlayerStatus;
}

const JerseyNumber = () =>
  applyDecorators(
    ApiPropertyOptional({ minimum: limits.jerseyNumber.min, maximum: limits.jerseyNumber.max }),
    MayBeLeftOut(),
    IsInt(),
    Min(limits.jerseyNumber.min),
    Max(limits.jerseyNumber.max),
  );

export class UpdatePlayerDto implements UpdatePlayerRequest {
  @ApiPropertyOptional()
  @MayBeLeftOut()
  @IsName(limits.personName)
  firstName?: string;

  @ApiPropertyOptional()
  @MayBeLeftOut()
  @IsName(limits.personName)
  lastName?: string;

  @JerseyNumber()
  jerseyNumber?: number;

  /** Null follows the league. */
  @ApiPropertyOptional({ enum: ownNamePolicies, nullable: true })
  @IsOptional()
  @IsIn(ownNamePolicies)
  namePolicy?: OwnNamePolicy | null;
}

export class ReturnPlayerDto implements ReturnPlayerRequest {
  @JerseyNumber()
  jerseyNumber?: number;
}

/** A document alone, for the description of the API. */
export class DocumentForm {
  @ApiProperty({ type: String, format: 'binary' })
  employmentDocument!: unknown;
}
