import { outcomeOf } from '../match/outcome.js';
import { type MatchState, sideOf } from '../match/state.js';
import { unreachable } from '../unreachable.js';
import { countedScoreOf } from './counted-result.js';

export interface TeamCards {
  teamId: number;
  yellowCards: number;
  redCards: number;
}

/** The cards of a team in one match. */
export interface MatchCards extends TeamCards {
  matchId: number;
  matchDate: string;
}

type CardCounts = Omit<TeamCards, 'teamId'>;

/** The cards of both teams as the table of their league counts them, also where the result counts for nothing (docs/product.md#rulings). */
export function countedCardsOf(state: MatchState): MatchCards[] {
  const { leagueId, place, deleted, matchId, matchDate, homeTeamId, awayTeamId } = state;
  const isBeside = leagueId === null || place !== undefined || deleted;
  const counting = isBeside ? 'none' : countingOf(state);
  if (counting === 'none') return [];
  const { home, away } = cardsOf(state);
  const counted = (cards: CardCounts): CardCounts =>
    counting === 'red' ? { ...cards, yellowCards: 0 } : cards;
  return [
    { matchId, matchDate, teamId: homeTeamId, ...counted(home) },
    { matchId, matchDate, teamId: awayTeamId, ...counted(away) },
  ];
}

/** Which cards of a match count: those of a replayed one lose their cautions. */
export type CountedCards = 'all' | 'red' | 'none';

/** Returns which cards of a match count, by what was decided about it. */
export function countingOf(state: MatchState): CountedCards {
  const outcome = outcomeOf(state);
  switch (outcome) {
    case null:
    case 'awarded':
      return countedScoreOf(state) === null ? 'none' : 'all';
    case 'abandoned':
    case 'suspended':
      return 'all';
    case 'replayed':
      // Its cautions are void with it.
      return 'red';
    case 'annulled':
      return state.ruling?.annulled?.cardsStay === false ? 'none' : 'all';
    case 'postponed':
      return 'none';
    default:
      return unreachable(outcome);
  }
}

/** All cards of each side, whether they count or not. */
export function cardsOf(state: MatchState): { home: CardCounts; away: CardCounts } {
  const cards = {
    home: { yellowCards: 0, redCards: 0 },
    away: { yellowCards: 0, redCards: 0 },
  };
  for (const [id, line] of Object.entries(state.players)) {
    const side = sideOf(state, Number(id));
    if (side === null) continue;
    cards[side].yellowCards += line.yellowCards;
    cards[side].redCards += line.redCards;
  }
  return cards;
}
