import type {
  DecideTieRequest,
  DecisionAnswer,
  DecisionText,
  DefineStageRequest,
  SeedStageRequest,
  StageAnswer,
  StageKickOffsRequest,
} from '@kolo/domain';
import type { UseMutationResult } from '@tanstack/react-query';
import { request, useIdempotencyKey, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leaguePaths } from '@/shared/league/league-paths';

type Done = 'defined' | 'kickOffs' | 'seeded' | 'decided' | 'undone';

function useStageWrite<Body, Answer>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  done: Done,
): UseMutationResult<Answer, Error, Body> {
  const { t } = useTranslation('stages');
  const headersOf = useIdempotencyKey();
  return useWrite({
    send: (body: Body) => request<Answer>(path, { method, body, headers: headersOf(body) }),
    done: () => ({ title: t(`done.${done}`) }),
    changes: leaguePaths,
  });
}

const pathOf = (leagueId: number, stageId?: number): string =>
  `/api/leagues/${leagueId}/stages${stageId === undefined ? '' : `/${stageId}`}`;

export const useDefineStage = (leagueId: number) =>
  useStageWrite<DefineStageRequest, StageAnswer>('POST', pathOf(leagueId), 'defined');

export const useSetKickOffs = (leagueId: number, stageId: number) =>
  useStageWrite<StageKickOffsRequest, DecisionAnswer>(
    'PUT',
    `${pathOf(leagueId, stageId)}/kick-offs`,
    'kickOffs',
  );

export const useSeedStage = (leagueId: number, stageId: number) =>
  useStageWrite<SeedStageRequest, DecisionAnswer>(
    'POST',
    `${pathOf(leagueId, stageId)}/seed`,
    'seeded',
  );

export const useDecideTie = (leagueId: number, stageId: number, tie: string) =>
  useStageWrite<DecideTieRequest, DecisionAnswer>(
    'POST',
    `${pathOf(leagueId, stageId)}/ties/${tie}`,
    'decided',
  );

export const useUndoStage = (leagueId: number, stageId: number) =>
  useStageWrite<DecisionText, DecisionAnswer>('DELETE', pathOf(leagueId, stageId), 'undone');

export const useUndoTie = (leagueId: number, stageId: number, tie: string) =>
  useStageWrite<DecisionText, DecisionAnswer>(
    'DELETE',
    `${pathOf(leagueId, stageId)}/ties/${tie}`,
    'undone',
  );
