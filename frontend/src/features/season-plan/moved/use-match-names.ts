import type { MatchView } from '@kolo/domain';
import { useLeagueMatches } from '@/shared/league/queries';

interface MatchNames {
  match: (id: number) => MatchView | undefined;
  /** `Bura – Jugo` */
  name: (id: number) => string;
}

export function useMatchNames(leagueId: number): MatchNames {
  const { data: matches = [] } = useLeagueMatches(leagueId);
  const match = (id: number): MatchView | undefined => matches.find((one) => one.id === id);
  return {
    match,
    name: (id) => {
      const known = match(id);
      return known ? `${known.homeTeamName} – ${known.awayTeamName}` : `#${id}`;
    },
  };
}
