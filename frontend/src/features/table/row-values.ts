import type { LeagueTableRow } from '@kolo/domain';

/** With a plus sign at zero and above (docs/product.md#tables), and a typographic minus below. */
export function signed(difference: number | null): string {
  if (difference === null) return '–';
  return difference < 0 ? `−${-difference}` : `+${difference}`;
}

export const countColumns = ['played', 'won', 'drawn', 'lost'] as const;

/** The columns between team and points, in their order. */
export const columns = [...countColumns, 'difference'] as const;

export const valuesOf = (row: LeagueTableRow): Record<(typeof columns)[number], string> => ({
  played: String(row.played),
  won: String(row.won),
  drawn: String(row.drawn),
  lost: String(row.lost),
  difference: signed(row.goalDifference),
});
