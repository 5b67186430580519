import {
  type AccountView,
  type CreateMatchRequest,
  limits,
  type ResultRequest,
  type UpdateTeamRequest,
} from '@kolo/domain';
import type { UseMutationResult } from '@tanstack/react-query';
import { request, useWrite, useWriteEach } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leaguePaths } from '@/shared/league/league-paths';

type Write<Body> = UseMutationResult<unknown, Error, Body>;

function useLeagueWrite<Body>(
  send: (body: Body) => Promise<unknown>,
  done: 'match' | 'result' | 'team' | 'left',
): Write<Body> {
  const { t } = useTranslation('leaguePage');
  return useWrite({ send, done: () => ({ title: t(`done.${done}`) }), changes: leaguePaths });
}

/** Adds the teams of several companies. */
export function useAddTeams(
  leagueId: number,
): UseMutationResult<AccountView[], Error, readonly AccountView[]> {
  const { t } = useTranslation('leaguePage');
  return useWriteEach({
    send: ({ id: userId }: AccountView) =>
      request('/api/teams', { method: 'POST', body: { userId, leagueId } }),
    nameOf: ({ companyName, username }) => companyName ?? username,
    done: (count) => t('done.teams', { count }),
    changes: leaguePaths,
  });
}

export const useRenameTeam = (teamId: number): Write<UpdateTeamRequest> =>
  useLeagueWrite((body) => request(`/api/teams/${teamId}`, { method: 'PATCH', body }), 'team');

export const useLeaveLeague = (teamId: number): Write<void> =>
  useLeagueWrite(() => request(`/api/teams/${teamId}/league`, { method: 'DELETE' }), 'left');

export const useCreateMatch = (): Write<CreateMatchRequest> =>
  useLeagueWrite((body) => request('/api/matches', { method: 'POST', body }), 'match');

export const useRecordResult = (matchId: number): Write<ResultRequest> =>
  useLeagueWrite(
    (body) => request(`/api/matches/${matchId}/result`, { method: 'PATCH', body }),
    'result',
  );

/** The typed score; anything that is not a number counts as 0 (docs/product.md#matches). */
export function scoreOf(typed: string): number {
  const score = Number.parseInt(typed, 10);
  return Number.isNaN(score) ? 0 : Math.min(Math.max(score, 0), limits.scoreMax);
}
