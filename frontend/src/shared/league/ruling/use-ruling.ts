import type { MatchAnswer, RulingPreview, RulingPreviewRequest } from '@kolo/domain';
import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leaguePaths } from '@/shared/league/league-paths';
import { type RulingFields, rulingCall } from './ruling-fields';

/** Effects of the ruling, requested again for every change of the form. */
export function useRulingPreview(
  matchId: number,
  body: RulingPreviewRequest | null,
): UseQueryResult<RulingPreview> {
  const path = `/api/matches/${matchId}/ruling-preview`;
  return useQuery({
    queryKey: [path, body],
    queryFn: ({ signal }) => request<RulingPreview>(path, { method: 'POST', body, signal }),
    enabled: body !== null,
    gcTime: 0,
    retry: false,
  });
}

export function useRule(matchId: number): UseMutationResult<MatchAnswer, Error, RulingFields> {
  const { t } = useTranslation('ruling');
  return useWrite({
    send: (fields) => {
      const { method, route, body } = rulingCall(fields);
      return request<MatchAnswer>(`/api/matches/${matchId}/${route}`, { method, body });
    },
    done: (_, { choice }) => ({ title: t(`done.${choice}`) }),
    changes: leaguePaths,
  });
}
