import type { BySide, OwnPrediction, PredictionGroup, PredictionGroupView } from '@kolo/domain';
import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';

const groupsPath = '/api/predictions/groups';

export const useGroups = (): UseQueryResult<PredictionGroup[]> =>
  useQuery<PredictionGroup[]>({ queryKey: [groupsPath], refetchOnMount: 'always' });

export const useGroup = (
  id: number,
  leagueId: number | null,
): UseQueryResult<PredictionGroupView> =>
  useQuery<PredictionGroupView>({
    queryKey: [groupsPath, id, ...(leagueId === null ? [] : [`?leagueId=${leagueId}`])],
    refetchOnMount: 'always',
  });

export function useCreateGroup(): UseMutationResult<PredictionGroup, Error, string> {
  const { t } = useTranslation('predictions');
  return useWrite({
    send: (name: string) =>
      request<PredictionGroup>(groupsPath, { method: 'POST', body: { name } }),
    done: () => ({ title: t('created') }),
    changes: [groupsPath],
  });
}

export interface Invitation {
  id: number;
  code: string;
}

export function useJoinGroup(): UseMutationResult<PredictionGroup, Error, Invitation> {
  const { t } = useTranslation('predictions');
  return useWrite({
    send: ({ id, code }: Invitation) =>
      request<PredictionGroup>(`${groupsPath}/${id}/join`, { method: 'POST', body: { code } }),
    done: ({ name }) => ({ title: t('joined', { name }) }),
    changes: [groupsPath],
  });
}

/** Leaves the group, or removes it for everybody. */
export function useEndGroup(id: number, ends: 'leave' | 'remove') {
  const { t } = useTranslation('predictions');
  const path = `${groupsPath}/${id}`;
  return useWrite({
    send: () => request(ends === 'leave' ? `${path}/membership` : path, { method: 'DELETE' }),
    done: () => ({ title: t(ends === 'leave' ? 'left' : 'removed') }),
    changes: [groupsPath],
  });
}

export function usePredict(
  matchId: number,
): UseMutationResult<OwnPrediction, Error, BySide<number>> {
  const { t } = useTranslation('predictions');
  return useWrite({
    send: (prediction: BySide<number>) =>
      request<OwnPrediction>(`/api/matches/${matchId}/prediction`, {
        method: 'PUT',
        body: prediction,
      }),
    done: () => ({ title: t('saved') }),
    changes: [groupsPath],
  });
}
