import { type LiveMatch, playersOnPitch, type Reduction, runningReductions } from '@kolo/domain';
import { isPlayClock } from './match-phase';

export interface Numbers {
  onPitch: { home: number; away: number };
  /** Those that are not over, in the order in which they began. */
  reductions: Reduction[];
}

/**
 * How many play, which a running clock changes without a message.
 * @param now epoch milliseconds by the server's clock
 * @returns null for a match without a rule sheet
 */
export function numbersAt({ rules, reductions, clock }: LiveMatch, now: number): Numbers | null {
  if (rules === undefined || reductions === undefined || !isPlayClock(clock)) return null;
  const open = runningReductions(reductions, clock, now);
  return { onPitch: playersOnPitch(rules.playersOnPitch, open), reductions: open };
}
