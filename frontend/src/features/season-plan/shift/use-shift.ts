import type { MovedFixtures, ShiftDayRequest } from '@kolo/domain';
import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request, useIdempotencyKey, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leaguePaths } from '@/shared/league/league-paths';

export type Shift = Omit<ShiftDayRequest, 'preview'>;

const send = (
  leagueId: number,
  body: ShiftDayRequest,
  options: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<MovedFixtures> =>
  request(`/api/leagues/${leagueId}/schedule/shift`, { method: 'POST', body, ...options });

/** What a shift would move; no request before one is complete. */
export const useShiftPreview = (
  leagueId: number,
  shift: Shift | null,
): UseQueryResult<MovedFixtures> =>
  useQuery({
    queryKey: ['shift-preview', leagueId, shift],
    queryFn: ({ signal }) =>
      send(leagueId, { from: '', minutes: 0, ...shift, preview: true }, { signal }),
    enabled: shift !== null,
    gcTime: 0,
  });

export function useShiftDay(leagueId: number): UseMutationResult<MovedFixtures, Error, Shift> {
  const { t } = useTranslation('seasonPlan');
  const headersOf = useIdempotencyKey();
  return useWrite({
    send: (shift: Shift) =>
      send(leagueId, { ...shift, preview: false }, { headers: headersOf(shift) }),
    done: ({ moved }) => ({
      title: t('shift.done'),
      description: t('moved.count', { count: moved.length }),
    }),
    changes: leaguePaths,
  });
}
