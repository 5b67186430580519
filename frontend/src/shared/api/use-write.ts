import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ToastMessage, toast } from '@/shared/ui/toast-store';
import { errorMessage } from './error-message';

interface Write<Body, Answer> {
  send: (body: Body) => Promise<Answer>;
  /** What to say when it went well. */
  done: (answer: Answer, body: Body) => ToastMessage;
  /** The heading of a failure; that something went wrong, where left out. */
  failed?: string;
  /** What to say of a failure where the server gave no reason. */
  otherwise?: string;
  /** Everything that was read below these paths is read again. */
  changes: readonly string[];
}

/**
 * A write that says how it went and brings the screen up to date: also after a refusal, because then
 * somebody else was mostly quicker.
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
      Promise.all(write.changes.map((path) => client.invalidateQueries({ queryKey: [path] }))),
  });
}
