import type { MatchState } from '../match/state.js';
import { countedCardsOf } from '../views/counted-cards.js';
import { countedResultOf } from '../views/counted-result.js';
import { addedCards } from './live-table.js';
import type { TableInput } from './table.js';

/** The matches that a decision changes, as they are and as it would leave them. */
export interface MatchChanges {
  before: readonly MatchState[];
  after: readonly MatchState[];
}

/** The input of the table with the matches as they are after the changes. */
export function tableInputAfter(input: TableInput, { before, after }: MatchChanges): TableInput {
  const changed = new Set(after.map(({ matchId }) => matchId));
  const taken = before.flatMap(countedCardsOf).map(({ teamId, yellowCards, redCards }) => ({
    teamId,
    yellowCards: -yellowCards,
    redCards: -redCards,
  }));
  return {
    ...input,
    results: [
      ...input.results.filter(({ matchId }) => !changed.has(matchId)),
      ...after.flatMap((state) => countedResultOf(state) ?? []),
    ],
    cards: addedCards([...input.cards, ...taken, ...after.flatMap(countedCardsOf)]),
  };
}
