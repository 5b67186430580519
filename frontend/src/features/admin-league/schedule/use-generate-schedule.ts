import type { GenerateScheduleRequest, MessageAnswer } from '@kolo/domain';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage, request } from '../../../shared/api';
import { refreshLeagues } from '../../../shared/league/refresh';
import { toast } from '../../../shared/ui';

/** Writes a season's matches; tells what the server said about them. */
export function useGenerateSchedule(): UseMutationResult<
  MessageAnswer,
  Error,
  GenerateScheduleRequest
> {
  const { t } = useTranslation(['schedule', 'common']);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GenerateScheduleRequest) =>
      request<MessageAnswer>('/api/matches/generate-schedule', { method: 'POST', body }),
    onSuccess: async ({ message }) => {
      toast({ title: t('done'), description: message, variant: 'success' });
      await refreshLeagues(client);
    },
    onError: (error) =>
      toast({
        title: t('common:error.title'),
        description: errorMessage(error, t('failed')),
        variant: 'destructive',
      }),
  });
}
