import type { ConsoleView, EnterConsoleRequest } from '@kolo/domain';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { request } from '@/shared/api/request';
import { rememberEntered } from '@/shared/console/own-grants';
import { ownGrantsQuery } from '@/shared/console/use-own-grants';

/** Enters with a token, or code and PIN; a grant for one match leads straight to its table. */
export function useEnter(): UseMutationResult<ConsoleView, Error, EnterConsoleRequest> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: EnterConsoleRequest) =>
      request<ConsoleView>('/api/console/enter', { method: 'POST', body }),
    onSuccess: async (view) => {
      rememberEntered(view);
      await client.invalidateQueries({ queryKey: ownGrantsQuery.queryKey });
      const [match, ...others] = view.matches;
      const isOpen = Date.parse(view.validFrom) <= Date.now() || match?.status !== 'scheduled';
      if (match !== undefined && others.length === 0 && isOpen)
        void navigate(`/console/match/${match.id}`, { replace: true });
    },
  });
}
