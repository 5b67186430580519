import {
  limits,
  type SetPreferencesRequest,
  type TeamPreferenceKind,
  teamPreferenceKinds,
} from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateNested } from 'class-validator';
import { IsName } from '../../platform/api/fields.js';
import { OneOf } from '../../platform/api/nested-fields.js';

class PreferenceDto {
  @OneOf(teamPreferenceKinds)
  kind!: TeamPreferenceKind;

  /** `HH:MM` for a time, 1–7 for a weekday, else the venue. */
  @ApiProperty({ example: '18:00' })
  @IsName(limits.venue.name)
  value!: string;
}

export class SetPreferencesDto implements SetPreferencesRequest {
  @ApiProperty({ type: [PreferenceDto] })
  @IsArray()
  @ArrayMaxSize(limits.teamPreferences)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => PreferenceDto)
  preferences!: PreferenceDto[];
}
