import {
  type ApplyPlanRequest,
  largestId,
  limits,
  type PlannedMatch,
  type PlanRequest,
} from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsObject,
  IsUUID,
  ValidateNested,
} from 'class-validator';
import { DecisionTextDto } from '../../platform/api/decision-text.dto.js';
import { IsId, IsInstant, IsName, IsText, MayBeLeftOut } from '../../platform/api/fields.js';
import { MayBeNull, WholeNumber } from '../../platform/api/nested-fields.js';

class LostVenueDto {
  @ApiProperty({ maxLength: 200 })
  @IsName(200)
  venue!: string;
}

export class PlanDto implements PlanRequest {
  /** The same plan for the same seed. */
  @WholeNumber({ min: 0, max: largestId })
  seed!: number;

  /** Matches that stay where they are. */
  @ApiPropertyOptional({ type: [Number], maxItems: limits.matchPage.season })
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(limits.matchPage.season)
  @ArrayUnique()
  @IsId({ each: true })
  keep: number[] = [];

  /** A hall that the league lost. */
  @ApiPropertyOptional({ type: () => LostVenueDto })
  @MayBeLeftOut()
  @IsObject()
  @ValidateNested()
  @Type(() => LostVenueDto)
  lost?: LostVenueDto;

  /** Made up by the caller, to follow and to stop the plan. */
  @ApiPropertyOptional({ format: 'uuid', example: 'b7b0a4ce-3f0e-4d0c-9a55-1f1c9a4f0f11' })
  @MayBeLeftOut()
  @IsUUID()
  planId?: string;
}

export class PlannedMatchDto implements PlannedMatch {
  @ApiProperty()
  @IsId()
  matchId!: number;

  @ApiProperty({ format: 'date-time' })
  @IsInstant()
  matchDate!: string;

  @ApiProperty({ type: String, nullable: true, maxLength: 200 })
  @MayBeNull()
  @IsText(200)
  venue!: string | null;
}

export class ApplyPlanDto extends DecisionTextDto implements ApplyPlanRequest {
  @ApiProperty({ type: [PlannedMatchDto], maxItems: limits.matchPage.season })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(limits.matchPage.season)
  @ArrayUnique((one: Partial<PlannedMatchDto> | null) => one?.matchId)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => PlannedMatchDto)
  plan!: PlannedMatchDto[];
}
