import {
  limits,
  type OwnRefereeProfile,
  type RefereeAbsence,
  type RefereeAbsences,
  type RefereeNameRequest,
  type RefereeProfile,
  type RefereeRole,
  refereeRoles,
} from '@kolo/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsObject,
  ValidateNested,
} from 'class-validator';
import { IsDay, IsId, IsName, MayBeLeftOut } from '../../platform/api/fields.js';
import { MayBeNull } from '../../platform/api/nested-fields.js';

const Companies = () =>
  applyDecorators(
    ApiProperty({ type: [Number], maxItems: limits.referees.companies }),
    IsArray(),
    ArrayMaxSize(limits.referees.companies),
    IsId({ each: true }),
  );

class AbsenceDto implements RefereeAbsence {
  @ApiProperty({ format: 'date', example: '2026-03-14' })
  @IsDay()
  fromDay!: string;

  @ApiProperty({ format: 'date', example: '2026-03-22' })
  @IsDay()
  toDay!: string;
}

export class AbsencesDto implements RefereeAbsences {
  @ApiProperty({ type: [AbsenceDto], maxItems: limits.referees.absences })
  @IsArray()
  @ArrayMaxSize(limits.referees.absences)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => AbsenceDto)
  absences!: AbsenceDto[];
}

export class RefereeNameDto implements RefereeNameRequest {
  @ApiProperty()
  @IsName(limits.personName)
  firstName!: string;

  @ApiProperty()
  @IsName(limits.personName)
  lastName!: string;

  @ApiPropertyOptional({ type: String, nullable: true, example: 'Velika Gorica' })
  @MayBeLeftOut()
  @MayBeNull()
  @IsName(limits.town)
  town?: string | null;
}

export class OwnRefereeProfileDto implements OwnRefereeProfile {
  @Companies()
  companies!: number[];

  @Companies()
  playsFor!: number[];
}

export class RefereeProfileDto extends OwnRefereeProfileDto implements RefereeProfile {
  @ApiProperty({ enum: refereeRoles, isArray: true, nullable: true, example: ['first'] })
  @MayBeNull()
  @IsArray()
  @ArrayUnique()
  @IsIn(refereeRoles, { each: true })
  roles!: RefereeRole[] | null;

  @Companies()
  excludedBy!: number[];
}
