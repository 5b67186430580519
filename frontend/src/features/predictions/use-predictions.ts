import type {
  BySide,
  CreatePredictionGroupRequest,
  OwnPrediction,
  PredictionGroup,
  PredictionGroupView,
} from '@kolo/domain';
import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';

const groupsPath = '/api/predictions/groups';

/** A device whose clock is fast must not ask without a pause, and a timer cannot wait for weeks. */
const [halfMinuteMs, dayMs] = [30_000, 24 * 60 * 60_000];

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

const predictionPath = (matchId: number): string => `/api/matches/${matchId}/prediction`;

/** Read again at the kick-off too, which closes it. */
export const useOwnPrediction = (matchId: number, kickOff: string): UseQueryResult<OwnPrediction> =>
  useQuery<OwnPrediction>({
    queryKey: [predictionPath(matchId)],
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.isOpen === true &&
      Math.min(Math.max(Date.parse(kickOff) - Date.now(), halfMinuteMs), dayMs),
  });

export function useCreateGroup(): UseMutationResult<
  PredictionGroup,
  Error,
  CreatePredictionGroupRequest
> {
  const { t } = useTranslation('predictions');
  return useWrite({
    send: (body: CreatePredictionGroupRequest) =>
      request<PredictionGroup>(groupsPath, { method: 'POST', body }),
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
      request<OwnPrediction>(predictionPath(matchId), { method: 'PUT', body: prediction }),
    done: () => ({ title: t('saved') }),
    changes: [groupsPath, predictionPath(matchId)],
  });
}
