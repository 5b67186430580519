import { limits } from '../limits.js';
import type { Period } from './events.js';
import {
  limitSecondsOf,
  minuteInPeriod,
  minutesBefore,
  type PeriodLengths,
} from './rules/periods.js';
import type { MatchState } from './state.js';

export interface ClockReading {
  half: 1 | 2 | null;
  second: number | null;
}

const secondsBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 1000));

/** Whistles decide, not the present state, so a tap that waited in an outbox keeps its minute. */
export function readClock(state: MatchState, at: string): ClockReading {
  const reached = (whistle: string | null): whistle is string =>
    whistle !== null && Date.parse(at) >= Date.parse(whistle);
  if (state.firstHalfAt === null) return { half: null, second: null };
  if (reached(state.completedAt)) return { half: 2, second: null };
  if (reached(state.secondHalfAt))
    return { half: 2, second: secondsBetween(state.secondHalfAt, at) };
  if (reached(state.halfTimeAt)) return { half: 1, second: null };
  return { half: 1, second: secondsBetween(state.firstHalfAt, at) };
}

export interface TimeInMatch extends ClockReading {
  period?: Period;
  played?: number;
}

/**
 * `14`, or `20+2` in added time; the second half goes on after 20. Null where no clock is known.
 * @param rules the match's sheet; where there is one, the period and its playing time decide
 */
export function minuteLabel(
  { half, second, period, played }: TimeInMatch,
  rules: PeriodLengths | null | undefined,
): string | null {
  if (rules && period !== undefined) {
    const limit = limitSecondsOf(rules, period);
    if (played === undefined || limit === null) return null;
    return minuteInPeriod(played, limit, minutesBefore(rules, period), rules.periodEndsBy);
  }
  if (half === null || second === null) return null;
  const { halfMinutes } = limits;
  return minuteInPeriod(second, halfMinutes * 60, halfMinutes * (half - 1), 'referee');
}
