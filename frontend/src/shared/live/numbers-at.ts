import { type LiveMatch, playedSecondsAt, type Reduction } from '@kolo/domain';
import { isPlayClock } from './match-phase';

export interface ShownReduction extends Reduction {
  /** Whole seconds of playing time. */
  secondsLeft: number;
}

export interface Numbers {
  onPitch: { home: number; away: number };
  /** Those that are not over, in the order in which they began. */
  reductions: ShownReduction[];
}

/**
 * How many play, which a running clock changes without a message.
 * @param now epoch milliseconds by the server's clock
 * @returns null for a match without a rule sheet
 */
export function numbersAt(match: LiveMatch, now: number): Numbers | null {
  const { rules, reductions, clock } = match;
  if (rules === undefined || reductions === undefined || !isPlayClock(clock)) return null;
  const since = playedSecondsAt(clock, now) - clock.playedSeconds;
  const open = reductions
    .map((reduction) => ({ ...reduction, secondsLeft: reduction.remainingSeconds - since }))
    .filter(({ secondsLeft }) => secondsLeft > 0);
  const short = (side: Reduction['team']): number =>
    open.filter(({ team }) => team === side).length;
  const { playersOnPitch } = rules;
  return {
    onPitch: { home: playersOnPitch - short('home'), away: playersOnPitch - short('away') },
    reductions: open,
  };
}
