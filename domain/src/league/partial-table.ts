import type { TableOrder, TablePart } from '../contract/tables.js';
import { unreachable } from '../unreachable.js';
import type { CountedResult } from '../views/counted-result.js';
import { lastResults } from './form.js';
import { addedCards } from './live-table.js';
import { type CountedRow, leagueTable, resultsAmong } from './table.js';
import type { SeasonSoFar } from './table-of-day.js';
import type { CountsFor } from './tally.js';

/** Teams met each other at different places, so what they did among themselves decides nothing. */
const partialOrder: TableOrder = {
  rules: ['points', 'goal-difference', 'goals-for', 'name'],
  restarts: false,
};

/** The table of some matches of each team, without the points that the league gave or took (docs/product.md#tables). */
export function partialTable(season: SeasonSoFar, part: TablePart): CountedRow[] {
  const { teams, unranked } = season;
  const results = resultsAmong(teams, season.results).map(({ deduction: _, ...played }) => played);
  const countsFor = countsIn(
    part,
    teams.map(({ id }) => id),
    results,
  );
  const byMatch = new Map(results.map((result) => [result.matchId, result]));
  const cards = season.cards.filter(({ teamId, matchId }) => {
    const result = byMatch.get(matchId);
    return result !== undefined && countsFor(teamId, result);
  });
  const input = { teams, results, cards: addedCards(cards), order: partialOrder };
  return leagueTable({ ...input, ...(unranked && { unranked }) }, countsFor);
}

function countsIn(
  part: TablePart,
  teamIds: readonly number[],
  results: readonly CountedResult[],
): CountsFor {
  switch (part) {
    case 'home':
      return (teamId, { homeTeamId }) => homeTeamId === teamId;
    case 'away':
      return (teamId, { awayTeamId }) => awayTeamId === teamId;
    case 'form': {
      const last = new Map(
        teamIds.map((id) => [id, new Set(lastResults(id, results).map(({ matchId }) => matchId))]),
      );
      return (teamId, { matchId }) => last.get(teamId)?.has(matchId) === true;
    }
    default:
      return unreachable(part);
  }
}
