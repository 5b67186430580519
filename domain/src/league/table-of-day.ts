import { zagrebWallTime } from '../croatia/zagreb-time.js';
import type { PointsChange } from '../season/events.js';
import type { MatchCards } from '../views/counted-cards.js';
import { countsFrom } from '../views/counted-result.js';
import { addedCards } from './live-table.js';
import { type CountedRow, leagueTable, type TableInput } from './table.js';

/** A season whose cards are still listed by match. */
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
  const isBy = (instant: string) => zagrebWallTime(instant).day <= day;
  return leagueTable({
    ...league,
    results: results.filter((result) => isBy(countsFrom(result))),
    cards: addedCards(cards.filter(({ matchDate }) => isBy(matchDate))),
    adjustments: adjustmentsUntil(day, adjustments),
  });
}
