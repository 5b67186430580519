import {
  MutationCache,
  type Query,
  type QueryCache,
  QueryClient,
  type QueryFunction,
} from '@tanstack/react-query';
import { isServerAway, orLastKnown, useLastKnown } from './last-known';
import { isOutdatedFailure, isPreloaded } from './page-query-cache';
import { pathOf } from './path-of';
import { request } from './request';
import { retryAfterMs } from './retry-after';
import { onWriteRefused } from './sign-in-again';

const readPath: QueryFunction = ({ queryKey, signal }) => {
  const path = pathOf(queryKey);
  return orLastKnown(path, () => request(path, { signal }));
};

/** Spreads the retries of a hall full of phones. */
const spreadMs = 2_000;
const maxTries = 4;

/** Pages differ by a quarter more or less, so that a hall of phones does not ask at one moment. */
const rereadMs = 20_000 * (0.75 + Math.random() / 2);

/** What is shown could not be read again, as while the server restarts. */
const couldNotReread = ({ queryKey, state: { data, error } }: Query): boolean =>
  data !== undefined && (pathOf(queryKey) in useLastKnown.getState().shown || isServerAway(error));

const outdatedMs = 1_000;

function rereadIn(query: Query): number | false {
  if (isOutdatedFailure(query)) return outdatedMs;
  return couldNotReread(query) ? rereadMs : false;
}

/**
 * The rules are in docs/product.md#api. Reads are tried offline too, so that they fail instead of
 * hang.
 */
export function createQueryClient(queryCache?: QueryCache): QueryClient {
  const client = new QueryClient({
    ...(queryCache === undefined ? {} : { queryCache }),
    mutationCache: new MutationCache({ onError: onWriteRefused }),
    defaultOptions: {
      queries: {
        queryFn: readPath,
        retry: (failures, error) => retryAfterMs(error) !== null && failures < maxTries,
        retryDelay: (_, error) => (retryAfterMs(error) ?? 0) + Math.random() * spreadMs,
        retryOnMount: (query) => !isPreloaded(query),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: rereadIn,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  const defaulted = client.defaultQueryOptions.bind(client);
  client.defaultQueryOptions = (options) => {
    const all = defaulted(options);
    return all.refetchOnMount === 'always' ? { ...all, refetchOnMount: refetchAfterFirst } : all;
  };
  return client;
}

const refetchAfterFirst = (query: Parameters<typeof isPreloaded>[0]): 'always' | false =>
  isPreloaded(query) ? false : 'always';
