import type {
  AppealOutcome,
  ChangeSuspensionRequest,
  DecisionAnswer,
  FileAppealRequest,
  ImposeSuspensionRequest,
} from '@kolo/domain';
import type { UseMutationResult } from '@tanstack/react-query';
import { request, useIdempotencyKey, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';

export type SuspensionWrite =
  | { type: 'impose'; body: ImposeSuspensionRequest }
  | { type: 'change'; decisionId: string; body: ChangeSuspensionRequest }
  | { type: 'appeal'; decisionId: string; body: FileAppealRequest }
  | { type: 'decideAppeal'; decisionId: string; body: { outcome: AppealOutcome } };

function callOf(write: SuspensionWrite): { method: 'POST' | 'PATCH'; route: string } {
  switch (write.type) {
    case 'impose':
      return { method: 'POST', route: 'suspensions' };
    case 'change':
      return { method: 'PATCH', route: `suspensions/${encodeURIComponent(write.decisionId)}` };
    case 'appeal':
      return {
        method: 'POST',
        route: `suspensions/${encodeURIComponent(write.decisionId)}/appeals`,
      };
    case 'decideAppeal':
      return { method: 'PATCH', route: `appeals/${encodeURIComponent(write.decisionId)}` };
  }
}

export function useSuspensionWrite(
  leagueId: number,
): UseMutationResult<DecisionAnswer, Error, SuspensionWrite> {
  const { t } = useTranslation('discipline');
  const headersOf = useIdempotencyKey();
  return useWrite({
    send: (write) => {
      const { method, route } = callOf(write);
      const headers = headersOf(write);
      const { body } = write;
      return request<DecisionAnswer>(`/api/leagues/${leagueId}/${route}`, {
        method,
        body,
        headers,
      });
    },
    done: (_, { type }) => ({ title: t(`office.done.${type}`) }),
    changes: ['/api/leagues'],
  });
}
