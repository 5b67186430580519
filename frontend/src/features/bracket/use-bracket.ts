import type { Bracket, StageTables } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

const fresh = { refetchOnMount: 'always' } as const;

export const useBracket = (leagueId: number, stageId: number): UseQueryResult<Bracket> =>
  useQuery<Bracket>({
    queryKey: ['/api/leagues', leagueId, 'stages', stageId, 'bracket'],
    ...fresh,
  });

export const useStageTables = (leagueId: number, stageId: number): UseQueryResult<StageTables> =>
  useQuery<StageTables>({
    queryKey: ['/api/leagues', leagueId, 'stages', stageId, 'tables'],
    ...fresh,
  });
