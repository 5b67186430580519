import { type AwardKind, awardKinds } from '@kolo/domain';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { RefusalError } from '../../platform/api/refusal.error.js';

@Injectable()
export class AwardKindPipe implements PipeTransform<string, AwardKind> {
  transform(text: string): AwardKind {
    const kind = awardKinds.find((one) => one === text);
    if (kind === undefined) throw RefusalError.of('award.not-found');
    return kind;
  }
}
