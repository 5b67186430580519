import type { LeagueTableRow, TopScorer } from '@kolo/domain';

/** Null for a place that the row has not. */
export interface Standing {
  place: number | null;
  count: number;
}

export interface Change {
  id: number;
  name: string;
  /** Null where the list had no such row. */
  before: Standing | null;
  after: Standing | null;
}

/** Every team, in the order that it will have. */
export function tableChanges(
  before: readonly LeagueTableRow[],
  after: readonly LeagueTableRow[],
): Change[] {
  const earlier = new Map(before.map((row) => [row.teamId, standing(row)]));
  return after.map((row) => ({
    id: row.teamId,
    name: row.teamName,
    before: earlier.get(row.teamId) ?? null,
    after: standing(row),
  }));
}

const standing = ({ position, points, unranked }: LeagueTableRow): Standing => ({
  place: unranked === true ? null : position,
  count: points,
});

/** Scorers whose goals change; places alone follow from these. */
export function scorerChanges(before: readonly TopScorer[], after: readonly TopScorer[]): Change[] {
  const rows = new Map<number, Change>();
  for (const [side, list] of [
    ['after', after],
    ['before', before],
  ] as const)
    for (const [index, { player, goals }] of list.entries()) {
      const name = `${player.firstName} ${player.lastName}`;
      const row = rows.get(player.id) ?? { id: player.id, name, before: null, after: null };
      rows.set(player.id, { ...row, [side]: { place: index + 1, count: goals } });
    }
  return [...rows.values()].filter((row) => row.before?.count !== row.after?.count);
}
