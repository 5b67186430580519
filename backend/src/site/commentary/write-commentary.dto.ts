import { type CommentaryKind, commentaryKinds } from '@kolo/domain';
import { IsIn } from 'class-validator';
import { IsId } from '../../platform/api/fields.js';

export class WriteCommentary {
  @IsId()
  matchId!: number;

  @IsIn(commentaryKinds)
  kind!: CommentaryKind;
}
