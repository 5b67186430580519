import { type ConsoleView, type EnterConsoleRequest, headers } from '@kolo/domain';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ApiError, NetworkError } from '@/shared/api/api-error';
import { readAgain } from '@/shared/api/read-again';
import { request } from '@/shared/api/request';
import { rememberEntered } from '@/shared/console/own-grants';
import { ownGrantsQuery } from '@/shared/console/use-own-grants';
import { keepEntry } from './unanswered-entry';

/** The same entry has the same id, so that one whose answer was lost makes no second device. */
export interface Entry {
  id: string;
  body: EnterConsoleRequest;
}

const answerWithinMs = 10_000;
const maxRepeats = 2;
const tooManyRequests = 429;

/** Enters with a token, or code and PIN; a grant for one match leads straight to its console. */
export function useEnter(): UseMutationResult<ConsoleView, Error, Entry> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ id, body }: Entry) =>
      request<ConsoleView>('/api/console/enter', {
        method: 'POST',
        body,
        headers: { [headers.commandId]: id },
        signal: AbortSignal.timeout(answerWithinMs),
      }),
    retry: (failures, error) => isUnanswered(error) && failures < maxRepeats,
    onError: (error) => {
      if (!isUnanswered(error)) keepEntry(null);
    },
    onSuccess: async (view) => {
      keepEntry(null);
      rememberEntered(view);
      await readAgain(client, { queryKey: ownGrantsQuery.queryKey });
      const [match, ...others] = view.matches;
      const isOpen = Date.parse(view.validFrom) <= Date.now() || match?.status !== 'scheduled';
      if (match !== undefined && others.length === 0 && isOpen)
        void navigate(`/console/match/${match.id}`, { replace: true });
    },
  });
}

/** Whether the server may have let the device in all the same. */
export function isUnanswered(error: Error): boolean {
  if (!(error instanceof ApiError)) return error instanceof NetworkError;
  return error.code === undefined || error.status >= 500 || error.status === tooManyRequests;
}
