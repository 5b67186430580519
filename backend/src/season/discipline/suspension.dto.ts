import {
  type AppealOutcome,
  appealOutcomes,
  type ChangeSuspensionRequest,
  type DecideAppealRequest,
  type FileAppealRequest,
  type ImposeSuspensionRequest,
  limits,
  type SuspensionKind,
  type SuspensionReason,
  suspensionKinds,
  suspensionReasons,
} from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { DecisionTextDto } from '../../platform/api/decision-text.dto.js';
import { IsDay, IsId, IsName, MayBeLeftOut } from '../../platform/api/fields.js';
import { OneOf, YesOrNo } from '../../platform/api/nested-fields.js';

const max = limits.suspendedMatches;

class SuspensionLengthDto extends DecisionTextDto {
  /** Matches to miss, for the kind `matches` alone. */
  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: max, example: 2 })
  @MayBeLeftOut()
  @IsInt()
  @Min(1)
  @Max(max)
  amount?: number;

  /** The last day, for the kind `until` alone. */
  @ApiPropertyOptional({ format: 'date', example: '2026-05-31' })
  @MayBeLeftOut()
  @IsDay()
  until?: string;
}

export class ImposeSuspensionDto extends SuspensionLengthDto implements ImposeSuspensionRequest {
  /** The suspended player, where it is not an official. */
  @ApiPropertyOptional({ example: 7 })
  @MayBeLeftOut()
  @IsId()
  playerId?: number;

  /** The suspended official of a team, where it is not a player. */
  @ApiPropertyOptional({ example: 3 })
  @MayBeLeftOut()
  @IsId()
  officialId?: number;

  /** The team of an official whom no match names yet, who is entered with this. */
  @ApiPropertyOptional({ type: Number })
  @MayBeLeftOut()
  @IsId()
  teamId?: number;

  /** Of that official. */
  @ApiPropertyOptional({ maxLength: limits.personName })
  @MayBeLeftOut()
  @IsName(limits.personName)
  firstName?: string;

  /** Of that official. */
  @ApiPropertyOptional({ maxLength: limits.personName })
  @MayBeLeftOut()
  @IsName(limits.personName)
  lastName?: string;

  @OneOf(suspensionKinds)
  kind!: SuspensionKind;

  @OneOf(suspensionReasons)
  reason!: SuspensionReason;

  /** The day from which it holds. */
  @ApiProperty({ format: 'date', example: '2026-03-15' })
  @IsDay()
  from!: string;

  /** The match of the offence. */
  @ApiPropertyOptional({ example: 31 })
  @MayBeLeftOut()
  @IsId()
  matchId?: number;
}

export class ChangeSuspensionDto extends SuspensionLengthDto implements ChangeSuspensionRequest {
  /** Follows from the field that is there where it is left out. */
  @ApiPropertyOptional({ enum: suspensionKinds })
  @MayBeLeftOut()
  @IsIn(suspensionKinds)
  kind?: SuspensionKind;
}

export class FileAppealDto extends DecisionTextDto implements FileAppealRequest {
  /** Whether the suspension waits for the decision. */
  @YesOrNo()
  suspensive!: boolean;
}

export class DecideAppealDto extends DecisionTextDto implements DecideAppealRequest {
  @OneOf(appealOutcomes)
  outcome!: AppealOutcome;
}
