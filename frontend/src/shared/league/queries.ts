import type { LeagueTableRow, LeagueView, MatchView, TeamView } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** Read again on every visit, because others change leagues meanwhile. */
const fresh = { refetchOnMount: 'always' } as const;

export const useLeagues = (): UseQueryResult<LeagueView[]> =>
  useQuery<LeagueView[]>({ queryKey: ['/api/leagues'], ...fresh });

export const useLeague = (id: number): UseQueryResult<LeagueView> =>
  useQuery<LeagueView>({ queryKey: ['/api/leagues', id], ...fresh });

/** By name; no request while no league is chosen. */
export const useLeagueTeams = (leagueId: number | null): UseQueryResult<TeamView[]> =>
  useQuery<TeamView[]>({
    queryKey: ['/api/teams', 'league', leagueId],
    enabled: leagueId !== null,
    ...fresh,
  });

export const useLeagueMatches = (leagueId: number | null): UseQueryResult<MatchView[]> =>
  useQuery<MatchView[]>({
    queryKey: ['/api/matches', 'league', leagueId],
    enabled: leagueId !== null,
    ...fresh,
  });

export const useLeagueTable = (leagueId: number): UseQueryResult<LeagueTableRow[]> =>
  useQuery<LeagueTableRow[]>({ queryKey: ['/api/league-table', leagueId], ...fresh });

export const useAllMatches = (): UseQueryResult<MatchView[]> =>
  useQuery<MatchView[]>({ queryKey: ['/api/matches'], ...fresh });
