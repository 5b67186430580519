import type { BoardLine, LiveClock, MatchRules, MatchStateName, PlayClock } from '@kolo/domain';

/** Fields of a live match and of a board's line that the clock is shown from. */
export type ClockedMatch = Pick<BoardLine, 'status' | 'matchState' | 'clock'> & {
  periodRunning?: boolean;
  rules?: Pick<MatchRules, 'extraTime'>;
};

export type MatchPhase = MatchStateName | 'extra-time' | 'extra-time-1' | 'extra-time-2' | 'kicks';

/** A match with a rule sheet has a clock that the table may stop. */
export const isPlayClock = (clock: LiveClock | PlayClock | null | undefined): clock is PlayClock =>
  clock != null && 'period' in clock;

/** The state of the match, more exact after the second half. */
export function phaseOf({ status, matchState, clock, rules }: ClockedMatch): MatchPhase {
  if (status !== 'in_progress' || matchState !== 'second-half' || !isPlayClock(clock))
    return matchState;
  const isOne = rules?.extraTime?.halves === 1;
  if (clock.period === 3) return isOne ? 'extra-time' : 'extra-time-1';
  if (clock.period === 4) return 'extra-time-2';
  return clock.period === 5 ? 'kicks' : matchState;
}
