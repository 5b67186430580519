import type { MatchState } from '@kolo/domain';
import type { HalfTime } from '@/shared/live/half-time-break';
import { secondsLeft } from '@/shared/live/seconds-left';

/** The break that is under way, as long as the sheet gives it; null outside of it. */
export function halfTimeOf({ matchState, play, actions }: MatchState): HalfTime | null {
  const minutes = play?.rules.halfTimeMinutes ?? 0;
  if (matchState !== 'half-time' || minutes === 0) return null;
  const whistle = actions.findLast(({ type }) => type === 'HalfTimeReached');
  return whistle === undefined ? null : { startedAt: whistle.at, seconds: minutes * 60 };
}

/**
 * Whole seconds of the break that are left.
 * @param now epoch milliseconds by the corrected clock
 */
export function halfTimeSecondsLeft(state: MatchState, now: number): number | null {
  const halfTime = halfTimeOf(state);
  return halfTime === null ? null : secondsLeft(halfTime, now);
}
