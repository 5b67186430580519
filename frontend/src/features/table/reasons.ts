import { formatSigned, formatWhole, type LeagueTableRow, type TieBreaker } from '@kolo/domain';

export interface Reason {
  side: 'ahead' | 'behind';
  /** The neighbour's name. */
  team: string;
  rule: TieBreaker;
  /** Both teams' values, the explained team's first; empty where the rows do not have them. */
  one: string;
  other: string;
  /** The points of both, where they are equal. */
  tiedAt: number | null;
}

/** Why a row is below the one before it and above the one after it; a withdrawn team is compared with nobody. */
export function reasonsFor(rows: readonly LeagueTableRow[], index: number): Reason[] {
  const row = rows[index];
  const above = rows[index - 1];
  const below = rows[index + 1];
  if (row === undefined || row.unranked) return [];
  const reasons: Reason[] = [];
  if (above !== undefined) reasons.push(reason('behind', row, above, above.decidedBy));
  if (below !== undefined && !below.unranked)
    reasons.push(reason('ahead', row, below, row.decidedBy));
  return reasons;
}

function reason(
  side: Reason['side'],
  row: LeagueTableRow,
  neighbour: LeagueTableRow,
  decidedBy: TieBreaker | null,
): Reason {
  const rule = decidedBy ?? 'points';
  return {
    side,
    team: neighbour.teamName,
    rule,
    one: countedBy(row, rule),
    other: countedBy(neighbour, rule),
    tiedAt: row.points === neighbour.points ? row.points : null,
  };
}

function countedBy(row: LeagueTableRow, rule: TieBreaker): string {
  switch (rule) {
    case 'points':
      return formatWhole(row.points);
    case 'goal-difference':
      return row.goalDifference === null ? '' : formatSigned(row.goalDifference);
    case 'goals-for':
      return String(row.goalsFor ?? '');
    case 'fewer-cards':
      return String(row.yellowCards + row.redCards);
    default:
      return '';
  }
}
