import type { SetPreferencesRequest, TeamPreference } from '@kolo/domain';
import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';

/** A company reads those of its own teams. */
export const usePreferences = (leagueId: number): UseQueryResult<TeamPreference[]> =>
  useQuery<TeamPreference[]>({
    queryKey: ['/api/leagues', leagueId, 'preferences'],
    refetchOnMount: 'always',
  });

interface OfTeam {
  teamId: number;
  preferences: readonly TeamPreference[];
}

/** All preferences of one team at once. */
export function useSavePreferences(): UseMutationResult<unknown, Error, OfTeam> {
  const { t } = useTranslation('seasonPlan');
  return useWrite({
    send: ({ teamId, preferences }: OfTeam) => {
      const body: SetPreferencesRequest = {
        preferences: preferences.map(({ kind, value }) => ({ kind, value })),
      };
      return request(`/api/teams/${teamId}/preferences`, { method: 'PUT', body });
    },
    done: () => ({ title: t('preferences.saved') }),
    changes: ['/api/leagues', '/api/matches'],
  });
}
