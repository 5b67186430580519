import type { MyTeamStatistics, OwnPlayerView, TeamView } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

export const myTeamKeys = {
  teams: ['/api/teams', 'my'],
  statistics: ['/api/team-statistics', 'my'],
  players: ['/api/players', 'my-team', 'stats'],
} as const;

/** Goals and approvals happen while the company is elsewhere: each visit reads again. */
const fresh = { refetchOnMount: 'always' } as const;

/** The company's teams; the first one is the one that it manages. */
export const useMyTeams = (): UseQueryResult<TeamView[]> =>
  useQuery<TeamView[]>({ queryKey: myTeamKeys.teams, ...fresh });

export const useMyTeamStatistics = (): UseQueryResult<MyTeamStatistics> =>
  useQuery<MyTeamStatistics>({ queryKey: myTeamKeys.statistics, ...fresh });

export const useMyPlayers = (): UseQueryResult<OwnPlayerView[]> =>
  useQuery<OwnPlayerView[]>({ queryKey: myTeamKeys.players, ...fresh });
