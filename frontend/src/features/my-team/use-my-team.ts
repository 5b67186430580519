import type { MyTeamStatistics, OwnPlayerView, TeamView } from '@kolo/domain';
import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { readAgain } from '@/shared/api/read-again';

const myTeamKeys = {
  teams: ['/api/teams', 'my'],
  statistics: ['/api/team-statistics'],
  players: ['/api/players', 'my-team', 'stats'],
} as const;

/** Refetches everything about the team. */
export function readMyTeamAgain(client: QueryClient): void {
  for (const queryKey of Object.values(myTeamKeys)) void readAgain(client, { queryKey });
}

/** Goals and approvals happen in the meantime: each visit reads again. */
const fresh = { refetchOnMount: 'always' } as const;

/** The company's teams, one for each season; the first is of the current or the next season. */
export const useMyTeams = (): UseQueryResult<TeamView[]> =>
  useQuery<TeamView[]>({ queryKey: myTeamKeys.teams, ...fresh });

export const useMyTeamStatistics = (teamId: number): UseQueryResult<MyTeamStatistics> =>
  useQuery<MyTeamStatistics>({
    queryKey: [...myTeamKeys.statistics, `my?teamId=${teamId}`],
    ...fresh,
  });

export const useMyPlayers = (): UseQueryResult<OwnPlayerView[]> =>
  useQuery<OwnPlayerView[]>({ queryKey: myTeamKeys.players, ...fresh });
