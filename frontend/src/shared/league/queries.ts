import {
  type LeagueDiscipline,
  type LeagueFines,
  type LeagueTableRow,
  type LeagueView,
  limits,
  type MatchCounts,
  type MatchView,
  type TeamView,
} from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { requestPages } from '@/shared/api/request';

/** Read again on every visit, because others change leagues meanwhile. */
const fresh = { refetchOnMount: 'always' } as const;

export const useLeagues = (): UseQueryResult<LeagueView[]> =>
  useQuery<LeagueView[]>({
    queryKey: ['/api/leagues'],
    queryFn: ({ signal }) => requestPages(`/api/leagues?limit=${limits.leaguePage.max}`, signal),
    ...fresh,
  });

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

export const useLeagueTable = (leagueId: number | null): UseQueryResult<LeagueTableRow[]> =>
  useQuery<LeagueTableRow[]>({
    queryKey: ['/api/league-table', leagueId],
    enabled: leagueId !== null,
    ...fresh,
  });

/** For administrators; no request while no league is chosen. */
export const useLeagueDiscipline = (leagueId: number | null): UseQueryResult<LeagueDiscipline> =>
  useQuery<LeagueDiscipline>({
    queryKey: ['/api/leagues', leagueId, 'discipline'],
    enabled: leagueId !== null,
    ...fresh,
  });

/** For administrators. */
export const useLeagueFines = (leagueId: number): UseQueryResult<LeagueFines> =>
  useQuery<LeagueFines>({ queryKey: ['/api/leagues', leagueId, 'fines'], ...fresh });

/** Between teams of two leagues. */
export const useMatchesOfNone = (enabled: boolean): UseQueryResult<MatchView[]> =>
  useQuery<MatchView[]>({ queryKey: ['/api/matches', '?leagueId=none'], enabled, ...fresh });

/** Across all leagues. */
export const useMatchesOfDay = (day: string): UseQueryResult<MatchView[]> => {
  const query = `?leagueId=all&from=${day}&to=${day}&limit=${limits.matchPage.max}`;
  return useQuery<MatchView[]>({ queryKey: ['/api/matches', query], ...fresh });
};

export const useMatchCounts = (league: number | 'all' | 'none'): UseQueryResult<MatchCounts> =>
  useQuery<MatchCounts>({ queryKey: ['/api/matches', `counts?leagueId=${league}`], ...fresh });
