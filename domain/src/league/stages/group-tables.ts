import type { TeamRef } from '../../contract/matches.js';
import type { LeagueTableRow, LiveTableRow, TableOrder } from '../../contract/tables.js';
import { entryGroups } from '../../season/stage-ties.js';
import type { SeasonStage } from '../../season/state.js';
import type { CountedResult } from '../../views/counted-result.js';
import { movedRows, type RunningShare, withCards } from '../live-table.js';
import { rankTeams, type TableLine } from '../ranking.js';
import { type CountedRow, leagueTable, type TableInput } from '../table.js';
import { tally } from '../tally.js';

export interface GroupTablesInput {
  stage: SeasonStage;
  /** Who takes the places of the entries; null for nobody yet. */
  entries: readonly (TeamRef | null)[];
  /** The league's own season, of which a split carries results over. */
  season: TableInput;
  /** Results and cards of the stage itself. */
  results: readonly CountedResult[];
  cards: TableInput['cards'];
}

export interface GroupTable {
  /** Null for a split. */
  group: string | null;
  rows: CountedRow[];
}

/** The tables of the groups of a stage, or the one of a split (docs/product.md#finals). */
export function groupTables(input: GroupTablesInput): GroupTable[] {
  const { stage, entries, season, results, cards } = input;
  const carries = stage.kind === 'split' && stage.carriesResults !== false;
  const { order, lots = [], unranked = [] } = season;
  return entryGroups(stage).map(({ name: group, entries: places }) => {
    const teams = places.flatMap((place) => entries[place] ?? []);
    const rows = leagueTable({
      teams,
      // Only those among its own teams count.
      results: carries ? [...season.results, ...results] : results,
      cards,
      lots,
      unranked,
      ...(order && { order }),
    });
    return { group, rows };
  });
}

/** The tables of a stage as if its running matches ended now. */
export function liveGroupTables(
  input: GroupTablesInput,
  running: readonly RunningShare[],
): { group: string | null; rows: LiveTableRow[] }[] {
  const official = groupTables(input);
  const live = groupTables({
    ...input,
    results: [...input.results, ...running.map(({ result }) => result)],
    cards: withCards(input.cards, running),
  });
  return live.map(({ group, rows }) => {
    const before = official.find((one) => one.group === group)?.rows ?? [];
    return { group, rows: movedRows(before, rows, running) };
  });
}

/** Groups have no matches between each other. */
const acrossGroups: TableOrder = {
  rules: ['points', 'goal-difference', 'goals-for', 'fewer-cards', 'lots', 'name'],
  restarts: false,
};

/** Teams of one rank in groups, the best first; in larger groups results against the last count for nothing. */
export function bestOfRank(
  rank: number,
  tables: readonly GroupTable[],
  { results, lots = [] }: { results: readonly CountedResult[]; lots?: TableInput['lots'] },
): LeagueTableRow[] {
  const placed = tables.map(({ rows }) => rows.filter(({ unranked }) => !unranked));
  const smallest = Math.min(...placed.map(({ length }) => length));
  const candidates = new Map<number, CountedRow>();
  const lines = placed.flatMap((rows): TableLine[] => {
    const row = rows[rank - 1];
    if (row === undefined) return [];
    candidates.set(row.teamId, row);
    const { teamId, team, yellowCards, redCards } = row;
    const counted = rows.slice(0, smallest).map((rival) => rival.teamId);
    const share = tally([...new Set([...counted, teamId])], results.filter(isOf(teamId)));
    return [{ team, yellowCards, redCards, ...share.of(teamId) }];
  });
  return rankTeams(lines, { results: [], lots }, acrossGroups).flatMap(({ line, decidedBy }) => {
    const row = candidates.get(line.team.id);
    return row === undefined ? [] : [{ ...row, decidedBy }];
  });
}

const isOf =
  (team: number) =>
  ({ homeTeamId, awayTeamId }: CountedResult): boolean =>
    homeTeamId === team || awayTeamId === team;
