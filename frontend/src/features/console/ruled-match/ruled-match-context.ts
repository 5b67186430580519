import type { ClockFace, TeamSide } from '@kolo/domain';
import { createContext, type ReactElement, use } from 'react';
import type { Question } from './questions/question';
import type { RuledMatchView } from './ruled-match-view';

/** The match by its rule sheet at this second, and what the console asks about it. */
export interface RuledMatch {
  match: RuledMatchView;
  face: ClockFace;
  /** Epoch milliseconds by the corrected clock. */
  now: number;
  /** The teams from left to right, as they sit at the table. */
  sides: readonly [TeamSide, TeamSide];
  /** The other holder of the clock, with the way to take it over; null where this device may run it. */
  clockElsewhere: ReactElement | null;
  question: Question | null;
  ask: (question: Question | null) => void;
  /** Goes on to the next period, or asks first. */
  advance: () => void;
}

export const RuledMatchContext = createContext<RuledMatch | null>(null);

export function useRuledMatch(): RuledMatch {
  const ruledMatch = use(RuledMatchContext);
  if (ruledMatch === null) throw new Error('The match has no rule sheet');
  return ruledMatch;
}
