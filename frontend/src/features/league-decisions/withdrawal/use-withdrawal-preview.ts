import type { WithdrawalMode, WithdrawalPreview } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '@/shared/api';

interface Wanted {
  teamId: number;
  mode: WithdrawalMode;
}

/**
 * Effects of a withdrawal; no request before one is wanted. Its key is below none of the paths that a
 * write reads again: once the team has withdrawn, there is no preview.
 */
export const useWithdrawalPreview = (
  leagueId: number,
  wanted: Wanted | null,
): UseQueryResult<WithdrawalPreview> =>
  useQuery({
    queryKey: ['withdrawal-preview', leagueId, wanted],
    queryFn: ({ signal }) =>
      request<WithdrawalPreview>(`/api/leagues/${leagueId}/withdrawals?preview=true`, {
        method: 'POST',
        body: wanted,
        signal,
      }),
    enabled: wanted !== null,
    gcTime: 0,
  });
