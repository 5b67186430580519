import type { QueryClient } from '@tanstack/react-query';
import type { RenderedFrom } from '@/shared/page/page-data';
import { PageQueryCache } from './page-query-cache';
import { createQueryClient } from './query-client';
import { sessionQuery } from './session';

/** Knows what the page was rendered from, and who opened it. */
export function createPageClient({ answers, data, isFromHistory }: RenderedFrom): QueryClient {
  const client = createQueryClient(new PageQueryCache(answers));
  client.setQueryData(sessionQuery.queryKey, { user: data.user, confirmed: true });
  if (isFromHistory) void client.invalidateQueries(sessionQuery);
  return client;
}
