import type { StageView } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/**
 * The finals, groups and splits of a league, in the order in which they were defined.
 * @param leagueId null while it is unknown
 */
export const useStages = (leagueId: number | null): UseQueryResult<StageView[]> =>
  useQuery<StageView[]>({
    queryKey: ['/api/leagues', leagueId, 'stages'],
    enabled: leagueId !== null,
    refetchOnMount: 'always',
  });
