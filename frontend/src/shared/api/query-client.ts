import { MutationCache, QueryClient, type QueryFunction } from '@tanstack/react-query';
import { askAgainAfterMs } from './ask-again';
import { orLastKnown } from './last-known';
import { request } from './request';
import { onWriteRefused } from './sign-in-again';

/** `['/api/matches', 5, 'manage']` → `/api/matches/5/manage`. */
export const pathOf = (key: readonly unknown[]): string => key.map(String).join('/');

const readPath: QueryFunction = ({ queryKey, signal }) => {
  const path = pathOf(queryKey);
  return orLastKnown(path, () => request(path, { signal }));
};

/** A hall that was asked for patience does not come back as one. */
const spreadMs = 2_000;
const maxTries = 4;

/**
 * docs/product.md#api: no retry but where the server asked for patience, data never goes stale, nothing is read again by itself,
 * except what could not be read without a network, when it is back.
 * Reads are also tried while the browser believes to be offline, so that they fail instead of hang.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    mutationCache: new MutationCache({ onError: onWriteRefused }),
    defaultOptions: {
      queries: {
        queryFn: readPath,
        retry: (failures, error) => askAgainAfterMs(error) !== null && failures < maxTries,
        retryDelay: (_, error) => (askAgainAfterMs(error) ?? 0) + Math.random() * spreadMs,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

export const queryClient = createQueryClient();
