import type {
  DecisionAnswer,
  DecisionText,
  PointsAdjustmentRequest,
  WithdrawalAnswer,
  WithdrawalRequest,
} from '@kolo/domain';
import type { UseMutationResult } from '@tanstack/react-query';
import { request, useIdempotencyKey, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leaguePaths } from '@/shared/league/league-paths';
import type { ListedDecision } from './decision-list';

export function useAdjustPoints(
  leagueId: number,
): UseMutationResult<DecisionAnswer, Error, PointsAdjustmentRequest> {
  const { t } = useTranslation('decisions');
  const headersOf = useIdempotencyKey();
  return useWrite({
    send: (body: PointsAdjustmentRequest) =>
      request<DecisionAnswer>(`/api/leagues/${leagueId}/points-adjustments`, {
        method: 'POST',
        body,
        headers: headersOf(body),
      }),
    done: () => ({ title: t('done.points'), description: t('done.pointsText') }),
    changes: leaguePaths,
  });
}

export function useWithdrawTeam(
  leagueId: number,
): UseMutationResult<WithdrawalAnswer, Error, WithdrawalRequest> {
  const { t } = useTranslation('decisions');
  const headersOf = useIdempotencyKey();
  return useWrite({
    send: (body: WithdrawalRequest) =>
      request<WithdrawalAnswer>(`/api/leagues/${leagueId}/withdrawals`, {
        method: 'POST',
        body,
        headers: headersOf(body),
      }),
    done: () => ({ title: t('withdraw.done') }),
    changes: leaguePaths,
  });
}

export function useUndoDecision(
  leagueId: number,
  decision: ListedDecision,
): UseMutationResult<DecisionAnswer, Error, DecisionText> {
  const { t } = useTranslation('decisions');
  const headersOf = useIdempotencyKey();
  return useWrite({
    send: (body: DecisionText) =>
      request<DecisionAnswer>(`/api/leagues/${leagueId}/${undoPath(decision)}`, {
        method: 'DELETE',
        body,
        headers: headersOf(body),
      }),
    done: () => ({ title: t('done.undone') }),
    changes: leaguePaths,
  });
}

/** Null for what something newer takes the place of, or what comes back on the command line. */
export function undoPath({ event }: ListedDecision): string | null {
  switch (event.type) {
    case 'SeasonRulesSet':
    case 'StageKickOffsSet':
    case 'StageSeeded':
    case 'DecisionsCleared':
      return null;
    case 'PointsAdjusted':
      return `points-adjustments/${encodeURIComponent(event.id)}`;
    case 'LotsDrawn':
      return `lots/${encodeURIComponent(event.id)}`;
    case 'SuspensionImposed':
    case 'OfficialSuspended':
    case 'SuspensionChanged':
      return `suspensions/${encodeURIComponent(event.id)}`;
    case 'AppealFiled':
    case 'AppealDecided':
      return `appeals/${encodeURIComponent(event.id)}`;
    case 'StageDefined':
      return `stages/${event.data.stageId}`;
    case 'TieDecided':
      return `stages/${event.data.stageId}/ties/${event.data.tie}`;
    case 'TeamWithdrawn':
      return `withdrawals/${event.data.teamId}`;
  }
}
