import {
  cleanDigits,
  type DecideProtestRequest,
  limits,
  type ProtestOutcome,
  type ProtestRequest,
  protestOutcomes,
  type RefuseSignatureRequest,
  type RemarkRequest,
  type ReopenReason,
  type ReopenRequest,
  reopenReasons,
  type SigningMethod,
  type SigningRefusal,
  type SigningRole,
  type SignRequest,
  signingMethods,
  signingRefusals,
  signingRoles,
  type TeamPinRequest,
  type TeamSide,
  teamSides,
} from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, Matches, Max, MaxLength, Min } from 'class-validator';
import { DecisionTextDto } from '../../platform/api/decision-text.dto.js';
import { Cleaned, IsName, MayBeLeftOut } from '../../platform/api/fields.js';
import { OneOf } from '../../platform/api/nested-fields.js';

const hash = /^[1-9]\d{0,3}:[0-9a-f]{64}$/;
/** Commands and numbers of a path that every renderer takes, and nothing that a page could take for anything else. */
const path = /^M(?!.*\d{7})[\d MmLlHhVvCcSsQqTtAaZz.,+-]*$/;
const pin = /^\d{4,8}$/;

export class SignDto implements SignRequest {
  @OneOf(signingRoles)
  role!: SigningRole;

  @OneOf(signingMethods)
  method!: SigningMethod;

  /** Of the report that was read before signing. */
  @ApiProperty({ pattern: hash.source, example: `1:${'4f'.repeat(32)}` })
  @Matches(hash)
  reportHash!: string;

  /** As it was typed; needed for a tick. */
  @ApiPropertyOptional({ maxLength: limits.signerName })
  @MayBeLeftOut()
  @IsName(limits.signerName)
  name?: string;

  /** The path of an SVG; needed for a drawn signature. */
  @ApiPropertyOptional({ pattern: path.source, maxLength: limits.drawing, example: 'M0 0L9 9' })
  @MayBeLeftOut()
  @MaxLength(limits.drawing)
  @Matches(path)
  drawing?: string;

  /** That of the team; needed for the method `pin`. */
  @ApiPropertyOptional({ pattern: pin.source, example: '123456' })
  @MayBeLeftOut()
  @Cleaned(cleanDigits)
  @Matches(pin)
  pin?: string;
}

export class TeamPinDto implements TeamPinRequest {
  @OneOf(teamSides)
  team!: TeamSide;

  @ApiProperty({ pattern: pin.source, example: '123456' })
  @Cleaned(cleanDigits)
  @Matches(pin)
  pin!: string;
}

export class RefuseSignatureDto extends DecisionTextDto implements RefuseSignatureRequest {
  @OneOf(signingRoles)
  role!: SigningRole;

  @OneOf(signingRefusals)
  reason!: SigningRefusal;
}

export class RemarkDto implements RemarkRequest {
  @ApiProperty({ maxLength: limits.decisionText })
  @IsName(limits.decisionText)
  text!: string;
}

export class ProtestDto extends RemarkDto implements ProtestRequest {
  @OneOf(teamSides)
  team!: TeamSide;
}

export class DecideProtestDto extends DecisionTextDto implements DecideProtestRequest {
  @OneOf(protestOutcomes)
  outcome!: ProtestOutcome;
}

export class ReopenDto extends DecisionTextDto implements ReopenRequest {
  @OneOf(reopenReasons)
  reason!: ReopenReason;

  @ApiProperty({ minimum: 1, maximum: limits.reopenedHours })
  @IsInt()
  @Min(1)
  @Max(limits.reopenedHours)
  hours!: number;
}
