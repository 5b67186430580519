import type { GenerateScheduleRequest, MessageAnswer } from '@kolo/domain';
import type { UseMutationResult } from '@tanstack/react-query';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leaguePaths } from '@/shared/league/league-paths';

/** Writes a season's matches and shows the server's message. */
export function useGenerateSchedule(): UseMutationResult<
  MessageAnswer,
  Error,
  GenerateScheduleRequest
> {
  const { t } = useTranslation('schedule');
  return useWrite({
    send: (body: GenerateScheduleRequest) =>
      request<MessageAnswer>('/api/matches/generate-schedule', { method: 'POST', body }),
    done: ({ message }) => ({ title: t('done'), description: message }),
    otherwise: t('failed'),
    changes: leaguePaths,
  });
}
