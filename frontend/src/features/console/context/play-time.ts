import {
  limitSecondsOf,
  limits,
  type MatchRules,
  minutesAndSeconds,
  type Period,
} from '@kolo/domain';

export interface PlayTime {
  period: Period;
  /** Seconds of playing time in the period. */
  played: number;
}

/** The latest possible second of an entry in the period; added time has no end of its own. */
export function lastSecondOf(rules: MatchRules | undefined, period: Period): number {
  const limit = rules === undefined ? null : limitSecondsOf(rules, period);
  return limit === null || rules?.periodEndsBy === 'referee' ? limits.secondOfHalfMax : limit;
}

/** The reading of the match clock in the period: `12:34`, counted down in added time `0:00+1:23`. */
export function shownTime(rules: MatchRules | undefined, { period, played }: PlayTime): string {
  const limit = rules?.clockDirection === 'down' ? limitSecondsOf(rules, period) : null;
  if (limit === null) return minutesAndSeconds(played);
  const left = minutesAndSeconds(Math.max(0, limit - played));
  return played > limit ? `${left}+${minutesAndSeconds(played - limit)}` : left;
}
