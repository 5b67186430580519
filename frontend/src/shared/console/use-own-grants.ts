import {
  type ConsoleGrants,
  type ConsoleView,
  isRefusalCode,
  type RefusalCode,
} from '@kolo/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '@/shared/api/api-error';
import { request } from '@/shared/api/request';
import { rememberGrants } from './own-grants';
import { rememberedGrants } from './remembered-grants';

interface OwnGrants {
  grants: ConsoleView[];
  /** Why the device has none any more, where it had one. */
  ended: RefusalCode | null;
}

export const ownGrantsQuery = queryOptions({
  queryKey: ['/api/console'],
  queryFn: ({ signal }) => readGrants(signal),
});

/** Until the server answers, what the device remembers. */
export function useOwnGrants(): OwnGrants & { isLoading: boolean } {
  const { data, isPending } = useQuery(ownGrantsQuery);
  return data === undefined
    ? { grants: rememberedGrants(), ended: null, isLoading: isPending }
    : { ...data, isLoading: false };
}

async function readGrants(signal: AbortSignal): Promise<OwnGrants> {
  try {
    const answer = await request<ConsoleGrants>('/api/console', { signal });
    rememberGrants(answer);
    return { grants: answer.grants, ended: null };
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403))
      return { grants: rememberedGrants(), ended: null };
    rememberGrants({ grants: [] });
    const isGrants = error.code?.startsWith('auth.grant-') === true;
    return { grants: [], ended: isGrants && isRefusalCode(error.code) ? error.code : null };
  }
}
