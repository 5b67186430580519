import type { MatchRules, Period } from '@kolo/domain';

export interface Reentry {
  period: Period;
  /** Played seconds of that period. */
  played: number;
}

type Lengths = Pick<MatchRules, 'halfMinutes' | 'extraTime' | 'periodEndsBy'>;

/** Where the rest of a reduction ends, across periods; playing time counts, not wall-clock time. */
export function reentryAt(
  rules: Lengths,
  now: { period: 0 | Period; played: number },
  remainingSeconds: number,
): Reentry | null {
  let { period, played } = now;
  if (period === 0 || period === 5) return null;
  let left = remainingSeconds;
  for (;;) {
    const length = lengthOf(rules, period);
    // The end of added time is not known.
    const room = rules.periodEndsBy === 'referee' ? left : Math.max(0, length - played);
    if (left <= room || !hasNext(rules, period)) return { period, played: played + left };
    left -= room;
    played = 0;
    period = period === 1 ? 2 : period === 2 ? 3 : 4;
  }
}

const lengthOf = ({ halfMinutes, extraTime }: Lengths, period: Period): number =>
  (period <= 2 ? halfMinutes : (extraTime?.minutes ?? 0)) * 60;

function hasNext({ extraTime }: Lengths, period: Period): boolean {
  const last = extraTime === null ? 2 : 2 + extraTime.halves;
  return period < last;
}
