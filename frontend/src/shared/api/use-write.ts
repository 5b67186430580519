import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/shared/i18n/use-translation';
import { type ToastMessage, toast } from '@/shared/ui/toast-store';
import { errorMessage } from './error-message';
import { readAgain } from './read-again';

interface Write<Body, Answer> {
  send: (body: Body) => Promise<Answer>;
  done: (answer: Answer, body: Body) => ToastMessage;
  failed?: string;
  /** The text of a failure for which the server gave no reason. */
  otherwise?: string;
  /** Queries below these paths are read again. */
  changes: readonly string[];
}

/**
 * A write with its toasts. It reads the screen again after a refusal too: mostly somebody else was
 * quicker.
 */
export function useWrite<Body, Answer>(
  write: Write<Body, Answer>,
): UseMutationResult<Answer, Error, Body> {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: write.send,
    onSuccess: (answer, body) => toast({ variant: 'success', ...write.done(answer, body) }),
    onError: (error) =>
      toast({
        title: write.failed ?? t('error.title'),
        description: errorMessage(error, write.otherwise),
        variant: 'destructive',
      }),
    onSettled: () =>
      Promise.all(write.changes.map((path) => readAgain(client, { queryKey: [path] }))),
  });
}
