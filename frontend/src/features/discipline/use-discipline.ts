import type { FairPlayRow, LeagueDiscipline, LeagueFines, PublishedSuspension } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

const fresh = { refetchOnMount: 'always' } as const;

export const useSuspensions = (leagueId: number): UseQueryResult<PublishedSuspension[]> =>
  useQuery<PublishedSuspension[]>({
    queryKey: ['/api/leagues', leagueId, 'suspensions'],
    ...fresh,
  });

export const useFairPlay = (leagueId: number): UseQueryResult<FairPlayRow[]> =>
  useQuery<FairPlayRow[]>({ queryKey: ['/api/leagues', leagueId, 'fair-play'], ...fresh });

/** @param leagueId null for a team of no league, which nobody disciplines */
export const useTeamDiscipline = (leagueId: number | null): UseQueryResult<LeagueDiscipline> =>
  useQuery<LeagueDiscipline>({
    queryKey: ['/api/teams', 'my', `discipline?leagueId=${leagueId}`],
    enabled: leagueId !== null,
    ...fresh,
  });

/** @param leagueId null for a team of no league, which nobody fines */
export const useTeamFines = (leagueId: number | null): UseQueryResult<LeagueFines> =>
  useQuery<LeagueFines>({
    queryKey: ['/api/teams', 'my', `fines?leagueId=${leagueId}`],
    enabled: leagueId !== null,
    ...fresh,
  });
