import { formatSigned, type LeagueTableRow } from '@kolo/domain';

const countColumns = ['played', 'won', 'drawn', 'lost'] as const;

/** The columns between team and points, in their order. */
export const columns = [...countColumns, 'difference'] as const;

export const valuesOf = (row: LeagueTableRow): Record<(typeof columns)[number], string> => ({
  played: String(row.played),
  won: String(row.won),
  drawn: String(row.drawn),
  lost: String(row.lost),
  difference: formatSigned(row.goalDifference),
});
