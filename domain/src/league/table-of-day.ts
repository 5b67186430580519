import { zagrebWallTime } from '../croatia/zagreb-time.js';
import type { PointsChange } from '../season/events.js';
import { addedCards } from './live-table.js';
import { type CountedRow, leagueTable, type TableInput, type TeamCards } from './table.js';

export interface MatchCards extends TeamCards {
  matchId: number;
}

/** A season whose cards are still told by match. */
export interface SeasonSoFar extends Omit<TableInput, 'cards'> {
  cards: readonly MatchCards[];
}

/** Points that are given or taken from a later day on do not count yet. */
export const adjustmentsUntil = <Change extends PointsChange>(
  day: string,
  adjustments: readonly Change[],
): Change[] => adjustments.filter(({ on }) => on <= day);

/** The table at the end of a day in Zagreb, by what is known of it now (docs/product.md#tables). */
export function tableOfDay(season: SeasonSoFar, day: string): CountedRow[] {
  const { results, cards, adjustments = [], ...league } = season;
  const until = results.filter(({ matchDate }) => zagrebWallTime(matchDate).day <= day);
  const counted = new Set(until.map(({ matchId }) => matchId));
  return leagueTable({
    ...league,
    results: until,
    cards: addedCards(cards.filter(({ matchId }) => counted.has(matchId))),
    adjustments: adjustmentsUntil(day, adjustments),
  });
}
