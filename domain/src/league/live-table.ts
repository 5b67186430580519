import type { LiveTableRow, TableSummary } from '../contract/live-table.js';
import type { LeagueTableRow } from '../contract/tables.js';
import type { MatchState } from '../match/state.js';
import { countedCardsOf, type TeamCards } from '../views/counted-cards.js';
import { type CountedResult, countedResultOf } from '../views/counted-result.js';
import { leagueTable, type TableInput } from './table.js';

export interface RunningShare {
  result: CountedResult;
  cards: readonly TeamCards[];
}

/** @returns null for a match that would not count: it is not running, or has no league or no score */
export function runningShare(state: MatchState): RunningShare | null {
  if (state.status !== 'in_progress') return null;
  const over: MatchState = { ...state, status: 'completed' };
  const result = countedResultOf(over);
  return result && { result, cards: countedCardsOf(over) };
}

/** The table as if the running matches ended now, with the places that every row moves. */
export function liveTable(input: TableInput, running: readonly RunningShare[]): LiveTableRow[] {
  const official = new Map(leagueTable(input).map(({ teamId, position }) => [teamId, position]));
  const playing = new Set(
    running.flatMap(({ result: { homeTeamId, awayTeamId } }) => [homeTeamId, awayTeamId]),
  );
  const rows = leagueTable({
    ...input,
    results: [...input.results, ...running.map(({ result }) => result)],
    cards: addedCards([input.cards, ...running.map(({ cards }) => cards)].flat()),
  });
  return rows.map((row) => ({
    ...row,
    provisional: playing.has(row.teamId),
    moved: (official.get(row.teamId) ?? row.position) - row.position,
  }));
}

/** The cards of each team, summed over several lists; one entry per team. */
export function addedCards(all: readonly TeamCards[]): TeamCards[] {
  const sums = new Map<number, TeamCards>();
  for (const { teamId, yellowCards, redCards } of all) {
    const sum = sums.get(teamId) ?? { teamId, yellowCards: 0, redCards: 0 };
    sums.set(teamId, {
      teamId,
      yellowCards: sum.yellowCards + yellowCards,
      redCards: sum.redCards + redCards,
    });
  }
  return [...sums.values()];
}

/** Every match is in two rows, every goal in one. */
export function tableSummary(rows: readonly LeagueTableRow[]): TableSummary {
  const matches = rows.reduce((sum, { played }) => sum + played, 0) / 2;
  const goals = rows.reduce((sum, { goalsFor }) => sum + (goalsFor ?? 0), 0);
  return { matches, goals, average: matches === 0 ? 0 : goals / matches };
}
