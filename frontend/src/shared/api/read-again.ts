import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * Reads what has changed. A first read that is still under way is ended: `invalidateQueries` alone joins it,
 * and its answer may be older than the change.
 */
export async function readAgain(
  client: QueryClient,
  filters: Pick<InvalidateQueryFilters, 'queryKey' | 'exact' | 'predicate'>,
): Promise<void> {
  const firstReads = client
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  await Promise.all(
    firstReads.map(({ queryKey }) => client.cancelQueries({ queryKey, exact: true })),
  );
  await client.invalidateQueries(filters);
}
