import {
  type CreateMatchRequest,
  type CreateTeamRequest,
  limits,
  type ResultRequest,
} from '@kolo/domain';
import type { UseMutationResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request, useWrite } from '../../shared/api';
import { leaguePaths } from '../../shared/league/league-paths';

type Write<Body> = UseMutationResult<unknown, Error, Body>;

/** One write of the league's page. */
function useLeagueWrite<Body>(
  send: (body: Body) => Promise<unknown>,
  done: 'team' | 'match' | 'result',
): Write<Body> {
  const { t } = useTranslation('leaguePage');
  return useWrite({ send, done: () => ({ title: t(`done.${done}`) }), changes: leaguePaths });
}

export const useAddTeam = (): Write<CreateTeamRequest> =>
  useLeagueWrite((body) => request('/api/teams', { method: 'POST', body }), 'team');

export const useCreateMatch = (): Write<CreateMatchRequest> =>
  useLeagueWrite((body) => request('/api/matches', { method: 'POST', body }), 'match');

export const useRecordResult = (matchId: number): Write<ResultRequest> =>
  useLeagueWrite(
    (body) => request(`/api/matches/${matchId}/result`, { method: 'PATCH', body }),
    'result',
  );

/** What was typed as a score: minimum 0, and what is no number is 0 (spec section 5). */
export function scoreOf(typed: string): number {
  const score = Number.parseInt(typed, 10);
  return Number.isNaN(score) ? 0 : Math.min(Math.max(score, 0), limits.scoreMax);
}
