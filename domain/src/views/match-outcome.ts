import type { MatchOutcome } from '../contract/matches.js';
import { factsOf } from '../match/rules/facts.js';
import { periodOf } from '../match/rules/ruled-match.js';
import { shootoutOf } from '../match/rules/shootout.js';
import type { MatchState } from '../match/state.js';

/** How a match that was level after two halves went on; empty for any other (docs/product.md#extra-time-and-kicks). */
export function matchOutcome(state: MatchState): MatchOutcome {
  const { play, status } = state;
  if (!play || (periodOf(play) < 3 && state.result === null)) return {};
  const facts = factsOf(state);
  const kicks = shootoutOf(facts);
  const hadExtraTime =
    facts.byHand?.afterExtraTime === true || play.periods.some(({ period }) => period === 3);
  return {
    ...(kicks === null ? {} : { shootout: { home: kicks.home, away: kicks.away } }),
    ...(status === 'completed' && hadExtraTime ? { afterExtraTime: true } : {}),
  };
}
