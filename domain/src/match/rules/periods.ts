import type { MatchRules } from '../../rules/match-rules.js';
import type { Period } from '../events.js';

export type PeriodLengths = Pick<MatchRules, 'halfMinutes' | 'extraTime' | 'periodEndsBy'>;

/** Seconds of playing time; null in the kicks, which have no length. */
export function limitSecondsOf(rules: PeriodLengths, period: Period): number | null {
  if (period <= 2) return rules.halfMinutes * 60;
  return period === 5 ? null : (rules.extraTime?.minutes ?? 0) * 60;
}

/** Seconds at which the horn stops the clock of a period; `Infinity` where no horn does. */
export const hornSecondsOf = (rules: PeriodLengths, period: Period): number =>
  (rules.periodEndsBy === 'horn' ? limitSecondsOf(rules, period) : null) ?? Infinity;

/** Minutes that the periods before this one last by the rules. */
export function minutesBefore(rules: PeriodLengths, period: Period): number {
  const halves = Math.min(period - 1, 2) * rules.halfMinutes;
  const extra = Math.min(Math.max(period - 3, 0), rules.extraTime?.halves ?? 0);
  return halves + extra * (rules.extraTime?.minutes ?? 0);
}

/** The last period of extra time; null where the sheet has none. */
export const lastExtraPeriod = ({ extraTime }: MatchRules): 3 | 4 | null => {
  if (extraTime === null) return null;
  return extraTime.halves === 1 ? 3 : 4;
};

/** `14`; beyond the end `20` where the horn ends a period, `20+2` where the referee does (docs/product.md#clock). */
export function minuteInPeriod(
  played: number,
  limitSeconds: number,
  minutesBefore: number,
  endsBy: MatchRules['periodEndsBy'],
): string {
  const end = minutesBefore + limitSeconds / 60;
  const minute = minutesBefore + Math.floor(played / 60) + 1;
  if (minute <= end) return String(minute);
  return endsBy === 'horn' ? String(end) : `${end}+${minute - end}`;
}
