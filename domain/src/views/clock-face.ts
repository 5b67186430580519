import type { PlayClock } from '../match/match-day.js';
import type { MatchRules } from '../rules/match-rules.js';

type Length = Pick<MatchRules, 'halfMinutes' | 'extraTime' | 'periodEndsBy'>;

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
export function playedSecondsAt(
  clock: PlayClock,
  { periodEndsBy }: Pick<MatchRules, 'periodEndsBy'>,
  now: number,
): number {
  const { playedSeconds, runningSince, limitSeconds } = clock;
  const since = runningSince === null ? 0 : now - Date.parse(runningSince);
  const played = playedSeconds + Math.max(0, Math.floor(since / 1000));
  return limitSeconds === null || periodEndsBy === 'referee'
    ? played
    : Math.min(played, limitSeconds);
}

/**
 * What every display of the match shows at an instant.
 * @param now epoch milliseconds by the server's clock
 */
export function clockFace(clock: PlayClock, rules: Length, now: number): ClockFace {
  const { limitSeconds, direction, period } = clock;
  const played = playedSecondsAt(clock, rules, now);
  if (limitSeconds === null) return { time: minutesAndSeconds(0), added: null, expired: false };
  const inTime = Math.min(played, limitSeconds);
  const shown = direction === 'down' ? limitSeconds - inTime : playedBefore(period, rules) + inTime;
  return {
    time: minutesAndSeconds(shown),
    added: played > limitSeconds ? minutesAndSeconds(played - limitSeconds) : null,
    expired: played >= limitSeconds,
  };
}

/** `m:ss` */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Seconds of the full periods before this one. */
function playedBefore(period: PlayClock['period'], { halfMinutes, extraTime }: Length): number {
  const halves = Math.min(Math.max(period - 1, 0), 2);
  const extra = Math.max(period - 3, 0) * (extraTime?.minutes ?? 0);
  return (halves * halfMinutes + extra) * 60;
}
