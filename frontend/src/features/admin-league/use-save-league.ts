import type { CreateLeagueRequest, LeagueView } from '@kolo/domain';
import type { UseMutationResult } from '@tanstack/react-query';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leaguePaths } from '@/shared/league/league-paths';

/**
 * Writes a league and shows the outcome.
 * @param id of the league to change; without it a new one is created
 */
export function useSaveLeague(
  id: number | undefined,
): UseMutationResult<LeagueView, Error, CreateLeagueRequest> {
  const { t } = useTranslation('adminLeague');
  return useWrite({
    send: (body: CreateLeagueRequest) =>
      id === undefined
        ? request<LeagueView>('/api/leagues', { method: 'POST', body })
        : request<LeagueView>(`/api/leagues/${id}`, { method: 'PATCH', body }),
    done: () => ({ title: t(id === undefined ? 'created' : 'changed') }),
    changes: leaguePaths,
  });
}
