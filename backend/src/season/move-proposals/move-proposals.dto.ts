import { type AnswerMoveRequest, limits, type ProposeMoveRequest } from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsInstant, IsName } from '../../platform/api/fields.js';
import { OneOf } from '../../platform/api/nested-fields.js';

export class ProposeMoveDto implements ProposeMoveRequest {
  @ApiProperty({ format: 'date-time' })
  @IsInstant()
  matchDate!: string;

  @ApiProperty({ example: 'Dvorana Kolo' })
  @IsName(limits.venue.name)
  venue!: string;
}

export class AnswerMoveDto implements AnswerMoveRequest {
  /** The other company accepts or declines; an administrator confirms what was accepted, or declines. */
  @OneOf(['accepted', 'declined', 'confirmed'])
  state!: AnswerMoveRequest['state'];
}
