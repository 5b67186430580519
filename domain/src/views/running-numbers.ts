import type { Period, TeamSide } from '../match/events.js';
import type { PlayClock, Reduction } from '../match/match-day.js';
import { playedSecondsAt } from './clock-face.js';

/**
 * The places that are still lost at an instant, for whoever has only what was sent.
 * @param reductions as sent together with the clock
 * @param now epoch milliseconds by the server's clock
 */
export function runningReductions(
  reductions: readonly Reduction[],
  clock: PlayClock,
  now: number,
): Reduction[] {
  const playedSince = playedSecondsAt(clock, now) - clock.playedSeconds;
  return reductions
    .map((reduction) => ({
      ...reduction,
      remainingSeconds: reduction.remainingSeconds - playedSince,
    }))
    .filter(({ remainingSeconds }) => remainingSeconds > 0);
}

/** How many players each team may have on the pitch while these places are lost. */
export function playersOnPitch(
  complete: number,
  reductions: readonly Pick<Reduction, 'team'>[],
): Record<TeamSide, number> {
  const lost = (team: TeamSide) => reductions.filter((reduction) => reduction.team === team).length;
  return { home: Math.max(0, complete - lost('home')), away: Math.max(0, complete - lost('away')) };
}

/**
 * When a place is free again if no goal frees it: `8:00` of the period or of the next one.
 * @param remainingSeconds what is left of it while the clock shows `clock.playedSeconds`
 */
export function returnsAt(
  { period, playedSeconds, limitSeconds }: PlayClock,
  remainingSeconds: number,
): { period: Period; playedSeconds: number } {
  const at = playedSeconds + remainingSeconds;
  const next = nextPeriod[period];
  if (limitSeconds === null || at <= limitSeconds || next === null)
    return { period, playedSeconds: at };
  return { period: next, playedSeconds: at - limitSeconds };
}

const nextPeriod: Readonly<Record<Period, Period | null>> = { 1: 2, 2: 3, 3: 4, 4: null, 5: null };
