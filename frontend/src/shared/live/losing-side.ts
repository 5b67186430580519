import type { MatchStatus, TeamSide } from '@kolo/domain';

interface Result {
  status: MatchStatus;
  homeScore: number | null;
  awayScore: number | null;
  shootout?: { home: number; away: number } | null;
}

/** The side that lost a finished match, by kicks too; null after a draw and while nothing is decided. */
export function losingSide({ status, homeScore, awayScore, shootout }: Result): TeamSide | null {
  if (status !== 'completed') return null;
  const lead = (homeScore ?? 0) - (awayScore ?? 0) || (shootout?.home ?? 0) - (shootout?.away ?? 0);
  if (lead === 0) return null;
  return lead > 0 ? 'away' : 'home';
}
