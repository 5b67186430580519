import { type QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactElement, use } from 'react';
import { PageContext, type RenderedFrom } from '@/shared/page/page-data';
import { createPageClient } from './page-client';
import { createQueryClient } from './query-client';
import { sessionQuery } from './session';
import { shownUser } from './shown-user';

let shared: QueryClient | undefined;

/** One client for all parts of a page. */
function clientOf(page: RenderedFrom | null): QueryClient {
  shared ??= createClient(page);
  return shared;
}

function createClient(page: RenderedFrom | null): QueryClient {
  const client = page === null ? createQueryClient() : createPageClient(page);
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== sessionQuery.queryKey[0]) return;
    const session = client.getQueryState(sessionQuery.queryKey);
    // A page from the browser's history may be of somebody else.
    if (session?.data === undefined || session.isInvalidated) return;
    shownUser.setState({ user: session.data.user });
  });
  return client;
}

/** A part that is loaded when it is opened, also by a page that reads nothing itself. */
export function withQueries<Props extends object>(
  Part: ComponentType<Props>,
): ComponentType<Props> {
  return function PartWithQueries(props: Props): ReactElement {
    const above = use(QueryClientContext);
    const page = use(PageContext);
    if (above !== undefined) return <Part {...props} />;
    return (
      <QueryClientProvider client={clientOf(page)}>
        <Part {...props} />
      </QueryClientProvider>
    );
  };
}
