import type { PlayClock } from '../match/ruled-match-fields.js';
import { minuteInPeriod } from '../match/rules/periods.js';

export interface ClockFace {
  /** `12:34`; counted up it goes on over the periods, as `34:56`. */
  time: string;
  /** `1:23` beyond the end of a period that a referee ends; null before it. */
  added: string | null;
  /** The playing time of the period is over. */
  expired: boolean;
}

/**
 * Whole seconds of playing time in the period.
 * @param now epoch milliseconds by the server's clock
 */
export function playedSecondsAt(clock: PlayClock, now: number): number {
  const { playedSeconds, runningSince, limitSeconds, endsBy } = clock;
  const since = runningSince === null ? 0 : now - Date.parse(runningSince);
  const played = playedSeconds + Math.max(0, Math.floor(since / 1000));
  return limitSeconds === null || endsBy === 'referee' ? played : Math.min(played, limitSeconds);
}

/**
 * The clock as every display of the match shows it at an instant.
 * @param now epoch milliseconds by the server's clock
 */
export function clockFace(clock: PlayClock, now: number): ClockFace {
  const { limitSeconds, direction, minutesBefore } = clock;
  const played = playedSecondsAt(clock, now);
  if (limitSeconds === null) return { time: minutesAndSeconds(0), added: null, expired: false };
  const inTime = Math.min(played, limitSeconds);
  const shown = direction === 'down' ? limitSeconds - inTime : minutesBefore * 60 + inTime;
  return {
    time: minutesAndSeconds(shown),
    added: played > limitSeconds ? minutesAndSeconds(played - limitSeconds) : null,
    expired: played >= limitSeconds,
  };
}

/** `m:ss` */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * `14`, `20+2`: the minute that is being played; null in the kicks.
 * @param now epoch milliseconds by the server's clock
 */
export function clockMinute(clock: PlayClock, now: number): string | null {
  const { limitSeconds, minutesBefore, endsBy } = clock;
  if (limitSeconds === null) return null;
  return minuteInPeriod(playedSecondsAt(clock, now), limitSeconds, minutesBefore, endsBy);
}
