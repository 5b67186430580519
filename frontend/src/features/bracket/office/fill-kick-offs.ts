import { zagrebToUtc, zagrebWallTime } from '@kolo/domain';
import { type DraftKickOff, kickOffKey, type StageDraft } from './stage-draft';

const minuteMs = 60_000;

/** One tie after the other in one hall; second legs stay as they are. */
export function fillKickOffs(
  ties: readonly string[],
  { day, time, venue }: DraftKickOff,
  minutes: number,
  before: StageDraft['kickOffs'],
): StageDraft['kickOffs'] {
  const first = Date.parse(zagrebToUtc(day, time));
  const filled = ties.map((tie, at): [string, DraftKickOff] => [
    kickOffKey(tie, 1),
    { ...zagrebWallTime(first + at * minutes * minuteMs), venue },
  ]);
  return { ...before, ...Object.fromEntries(filled) };
}
