import { type QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactElement, use } from 'react';
import { createQueryClient } from './query-client';
import { sessionQuery } from './session';
import { shownUser } from './shown-user';

let shared: QueryClient | undefined;

/** One client for all parts of a page. */
function clientOfPage(): QueryClient {
  shared ??= followedClient();
  return shared;
}

function followedClient(): QueryClient {
  const client = createQueryClient();
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== sessionQuery.queryKey[0]) return;
    const session = client.getQueryData(sessionQuery.queryKey);
    if (session !== undefined) shownUser.setState({ user: session.user });
  });
  return client;
}

/** A part that is loaded when it is opened, also by a page that reads nothing itself. */
export function withQueries<Props extends object>(
  Part: ComponentType<Props>,
): ComponentType<Props> {
  return function PartWithQueries(props: Props): ReactElement {
    const above = use(QueryClientContext);
    if (above !== undefined) return <Part {...props} />;
    return (
      <QueryClientProvider client={clientOfPage()}>
        <Part {...props} />
      </QueryClientProvider>
    );
  };
}
