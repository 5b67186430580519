import type { TableSummary } from '../contract/live-table.js';
import type { LeagueTableRow, LiveTableRow } from '../contract/tables.js';
import type { MatchState } from '../match/state.js';
import { countedCardsOf, type TeamCards } from '../views/counted-cards.js';
import { type CountedResult, countedResultOf } from '../views/counted-result.js';
import { leagueTable, type TableInput } from './table.js';

export interface RunningShare {
  result: CountedResult;
  cards: readonly TeamCards[];
}

/**
 * What a match would give to its own table, be it the league's or that of a stage.
 * @returns null for a match that would not count: it is not running, or has no league or no score
 */
export function runningShare({ place: _, ...state }: MatchState): RunningShare | null {
  if (state.status !== 'in_progress') return null;
  const over: MatchState = { ...state, status: 'completed' };
  const result = countedResultOf(over);
  return result && { result, cards: countedCardsOf(over) };
}

/** The table as if the running matches ended now, with the places that every row moves. */
export function liveTable(input: TableInput, running: readonly RunningShare[]): LiveTableRow[] {
  const rows = leagueTable({
    ...input,
    results: [...input.results, ...running.map(({ result }) => result)],
    cards: withCards(input.cards, running),
  });
  return movedRows(leagueTable(input), rows, running);
}

/** The cards of each team with those of running matches. */
export const withCards = (
  cards: readonly TeamCards[],
  running: readonly RunningShare[],
): TeamCards[] => addedCards([cards, ...running.map((share) => share.cards)].flat());

/** The rows of a table with running matches, each with how it stands against the official one. */
export function movedRows(
  before: readonly LeagueTableRow[],
  rows: readonly LeagueTableRow[],
  running: readonly RunningShare[],
): LiveTableRow[] {
  const official = new Map(before.map(({ teamId, position }) => [teamId, position]));
  const playing = new Set(
    running.flatMap(({ result: { homeTeamId, awayTeamId } }) => [homeTeamId, awayTeamId]),
  );
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
