import { MutationCache, QueryClient, type QueryFunction } from '@tanstack/react-query';
import { orLastKnown } from './last-known';
import { request } from './request';
import { retryAfterMs } from './retry-after';
import { onWriteRefused } from './sign-in-again';

/** A last segment that begins with `?` is the query of the path before it. */
export const pathOf = (key: readonly unknown[]): string =>
  key.map(String).join('/').replace('/?', '?');

const readPath: QueryFunction = ({ queryKey, signal }) => {
  const path = pathOf(queryKey);
  return orLastKnown(path, () => request(path, { signal }));
};

/** Spreads the retries of a hall full of phones. */
const spreadMs = 2_000;
const maxTries = 4;

/**
 * The rules are in docs/product.md#api. Reads are tried offline too, so that they fail instead of
 * hang.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    mutationCache: new MutationCache({ onError: onWriteRefused }),
    defaultOptions: {
      queries: {
        queryFn: readPath,
        retry: (failures, error) => retryAfterMs(error) !== null && failures < maxTries,
        retryDelay: (_, error) => (retryAfterMs(error) ?? 0) + Math.random() * spreadMs,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

export const queryClient = createQueryClient();
