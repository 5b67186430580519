import type { TeamRef } from '../../contract/matches.js';
import type { BracketTie } from '../../contract/stages.js';
import type { LeagueTableRow } from '../../contract/tables.js';
import type { StagePlaceholder } from '../../season/stages.js';
import { levelTeams } from '../table.js';
import { loserOf } from './bracket.js';

/** Everything that names the teams of a stage, as it stands now. */
export interface Standing {
  table: readonly LeagueTableRow[];
  /** Of the stages before, by the names of the groups. */
  groups: ReadonlyMap<string, readonly LeagueTableRow[]>;
  /** The teams that are `rank`th in their groups, the best first. */
  best: (rank: number) => readonly LeagueTableRow[];
  /** Of the stages before, by their names. */
  ties: ReadonlyMap<string, BracketTie>;
  teams: ReadonlyMap<number, TeamRef>;
}

/** The team that takes the place of an entry as things stand. */
export function teamFor(entry: StagePlaceholder, standing: Standing): TeamRef | null {
  switch (entry.source) {
    case 'table':
    case 'group':
    case 'best':
      return rowFor(entry, standing)?.team ?? null;
    case 'winner':
      return standing.ties.get(entry.tie)?.winner ?? null;
    case 'loser': {
      const tie = standing.ties.get(entry.tie);
      return tie === undefined ? null : loserOf(tie);
    }
    case 'team':
      return standing.teams.get(entry.teamId) ?? null;
  }
}

type RankedEntry = Extract<StagePlaceholder, { source: 'table' | 'group' | 'best' }>;

const isRanked = (entry: StagePlaceholder): entry is RankedEntry =>
  entry.source === 'table' || entry.source === 'group' || entry.source === 'best';

function rowFor(entry: RankedEntry, standing: Standing): LeagueTableRow | undefined {
  const place = entry.source === 'best' ? entry.nth : entry.rank;
  return placedRows(entry, standing)[place - 1];
}

/** Teams that have withdrawn take nobody's place. */
function placedRows(entry: RankedEntry, { table, groups, best }: Standing): LeagueTableRow[] {
  const rows = {
    table: () => table,
    group: () => (entry.source === 'group' ? (groups.get(entry.group) ?? []) : []),
    best: () => best(entry.rank),
  }[entry.source]();
  return rows.filter(({ unranked }) => !unranked);
}

export type Seeding =
  | { ok: true; teamIds: number[] }
  /** Their names alone would put them in order. */
  | { ok: false; level: number[] }
  /** Nobody takes the place of an entry. */
  | { ok: false; level: null };

/** The teams of the entries, unless names alone would decide about one of them (docs/product.md#finals). */
export function seedingOf(entries: readonly StagePlaceholder[], standing: Standing): Seeding {
  for (const entry of entries) {
    const level = levelWith(entry, standing);
    if (level !== null) return { ok: false, level: level.sort((a, b) => a - b) };
  }
  const teams = entries.flatMap((entry) => teamFor(entry, standing) ?? []);
  return teams.length === entries.length
    ? { ok: true, teamIds: teams.map(({ id }) => id) }
    : { ok: false, level: null };
}

function levelWith(entry: StagePlaceholder, standing: Standing): number[] | null {
  if (!isRanked(entry)) return null;
  const team = rowFor(entry, standing)?.teamId;
  const level = levelTeams(placedRows(entry, standing));
  return level.find((group) => team !== undefined && group.includes(team)) ?? null;
}
