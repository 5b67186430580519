import type { SetupAnswer, SetupRequest, SetupView } from '@kolo/domain';
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { request } from '@/shared/api';

const path = '/api/setup';

export const useSetupView = (
  token: string,
  { enabled }: { enabled: boolean },
): UseQueryResult<SetupView> =>
  useQuery({
    queryKey: [`${path}/check`, token],
    queryFn: () => request<SetupView>(`${path}/check`, { method: 'POST', body: { token } }),
    enabled,
  });

export const useSetup = (): UseMutationResult<SetupAnswer, Error, SetupRequest> =>
  useMutation({
    mutationFn: (body: SetupRequest) => request<SetupAnswer>(path, { method: 'POST', body }),
  });
