import type { MatchOutcome, PlacedMatch, RuledOutcome } from '../contract/matches.js';
import { awardedTo, outcomeOf } from '../match/outcome.js';
import { periodOf } from '../match/ruled-match.js';
import { factsOf } from '../match/rules/facts.js';
import { shootoutOf } from '../match/rules/shootout.js';
import { type BySide, type MatchState, scoreOf } from '../match/state.js';
import { signedOutcome } from './signed-outcome.js';

/** How a match ended other than after two halves: by a decision, extra time or kicks. Empty for any other. */
export function matchOutcome(state: MatchState): MatchOutcome {
  const ruled = ruledOutcome(state);
  const counts = ruled.outcome === undefined || ruled.outcome === 'suspended';
  return Object.assign(ruled, counts ? playedOn(state) : {}, signedOutcome(state), placeOf(state));
}

/** The decision about a match; empty for an ordinary one. */
export function ruledOutcome(state: MatchState): RuledOutcome {
  const outcome = outcomeOf(state);
  if (outcome === null) return {};
  const winner = awardedTo(state);
  const played = isShownApart(outcome) ? playedScoreOf(state) : null;
  return {
    outcome,
    ...(winner === null ? {} : { awardedTo: winner }),
    ...(played === null ? {} : { playedScore: played }),
  };
}

function placeOf({ place }: MatchState): PlacedMatch {
  if (place === undefined) return {};
  const { stageId: id, tie, leg } = place;
  return { stage: { id, tie, leg } };
}

/** Whether the score of a match is what was played in it, so that its scorers are shown beside it. */
export const hasPlayedScore = ({ outcome }: RuledOutcome): boolean => !isShownApart(outcome);

/** The score of these is not what was played. */
const isShownApart = (outcome: RuledOutcome['outcome']): boolean =>
  outcome === 'awarded' || outcome === 'annulled' || outcome === 'replayed';

function playedScoreOf(state: MatchState): BySide<number> | null {
  const { home, away } = scoreOf(state);
  return home === null || away === null ? null : { home, away };
}

/** How a match that was level after two halves went on (docs/product.md#extra-time-and-kicks). */
function playedOn(state: MatchState): Pick<MatchOutcome, 'shootout' | 'afterExtraTime'> {
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
