import { limitSecondsOf, limits, type MatchRules, type Period } from '@kolo/domain';

export interface PlayTime {
  period: Period;
  /** Seconds of playing time in the period. */
  played: number;
}

/** The latest second at which an entry of the period can stand; added time has no end of its own. */
export function lastSecondOf(rules: MatchRules | undefined, period: Period): number {
  const limit = rules === undefined ? null : limitSecondsOf(rules, period);
  return limit === null || rules?.periodEndsBy === 'referee' ? limits.secondOfHalfMax : limit;
}
