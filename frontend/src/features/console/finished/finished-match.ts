import { isOfficial, type MatchState, outcomeOf } from '@kolo/domain';
import { isOver } from '@/shared/live/is-over';

interface FinishedMatch {
  /** Played with this console, and not official yet: it can be corrected. */
  isOpen: boolean;
  isOver: boolean;
  /** Played with this console to its end, so that its report is signed. */
  isSigned: boolean;
  hasReport: boolean;
}

/** What can still be done about a match after its end, at this moment in ISO 8601. */
export function finishedMatch(state: MatchState, now: string): FinishedMatch {
  const outcome = outcomeOf(state);
  const byConsole = state.lineup !== null && state.result === null;
  const over = isOver({ status: state.status, outcome });
  const isSigned = byConsole && over;
  return {
    isOpen: byConsole && state.status !== 'cancelled' && !isOfficial(state, now),
    isOver: over,
    isSigned,
    hasReport: isSigned || state.result !== null || outcome !== null,
  };
}
