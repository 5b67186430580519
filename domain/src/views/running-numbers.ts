import type { TeamSide } from '../match/events.js';
import type { PlayClock, Reduction } from '../match/ruled-match-fields.js';
import { playedSecondsAt } from './clock-face.js';

/**
 * The places that are still lost at an instant, from what was sent to a page.
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
