import type { MatchView, OpenReadIds, TeamDetails } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import { useTable } from '@/shared/league/use-table';

interface ExampleIds {
  isPending: boolean;
  ids: OpenReadIds;
}

/** The shown league, its first team, and a match: the next one, or the last of that team. */
export function useExampleIds(): ExampleIds {
  const table = useTable(null);
  const teamId = table.data?.rows[0]?.teamId ?? null;
  const coming = useQuery<MatchView[]>({ queryKey: ['/api/matches', 'upcoming?limit=1'] });
  const team = useQuery<TeamDetails>({
    queryKey: ['/api/teams', teamId, 'details'],
    enabled: teamId !== null && coming.data?.length === 0,
  });
  const matchId = coming.data?.[0]?.id ?? team.data?.last5Matches[0]?.id ?? null;
  return {
    isPending: table.isPending || coming.isPending || team.isLoading,
    ids: { leagueId: table.data?.league?.id ?? null, teamId, matchId },
  };
}
