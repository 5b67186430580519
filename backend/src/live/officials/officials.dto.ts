import {
  limits,
  type NameOfficialRequest,
  type OfficialRole,
  type OfficialSide,
  officialRoles,
  officialSides,
} from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { IsId, IsName, MayBeLeftOut } from '../../platform/api/fields.js';
import { MayBeNull } from '../../platform/api/nested-fields.js';

const everyRole = [...new Set(Object.values(officialRoles).flat())];

export class NameOfficialDto implements NameOfficialRequest {
  @ApiProperty({ enum: officialSides })
  @IsIn(officialSides)
  side!: OfficialSide;

  @ApiProperty({ enum: everyRole })
  @IsIn(everyRole)
  role!: OfficialRole;

  @ApiPropertyOptional({ type: Number, description: 'Somebody who was named before.' })
  @MayBeLeftOut()
  @IsId()
  officialId?: number;

  @ApiPropertyOptional()
  @MayBeLeftOut()
  @IsName(limits.personName)
  firstName?: string;

  @ApiPropertyOptional()
  @MayBeLeftOut()
  @IsName(limits.personName)
  lastName?: string;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Of a referee or a delegate.' })
  @MayBeLeftOut()
  @MayBeNull()
  @IsName(limits.town)
  town?: string | null;

  @ApiPropertyOptional({ type: Number, description: 'The assigned referee whose name it is.' })
  @MayBeLeftOut()
  @IsId()
  userId?: number;
}
