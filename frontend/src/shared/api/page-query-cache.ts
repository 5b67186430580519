import type { PageAnswer } from '@kolo/domain';
import {
  type DefaultError,
  type Query,
  QueryCache,
  type QueryClient,
  type QueryKey,
  type QueryOptions,
  type QueryState,
  type WithRequired,
} from '@tanstack/react-query';
import type { PageAnswers } from '@/shared/page/page-answers';
import { pathOf } from './path-of';
import { toApiError } from './to-api-error';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The read behind a key that is not a path, because the answer depends on the language. */
      read?: { path: string; language: 'hr' | 'en' };
    };
  }
}

/** For this long what came with the page is as good as what would be read now. */
const newPageMs = 60_000;

type Times = Pick<
  QueryState<unknown, unknown>,
  'dataUpdateCount' | 'dataUpdatedAt' | 'errorUpdateCount' | 'errorUpdatedAt'
>;

const isOfPage = ({ dataUpdateCount, errorUpdateCount }: Times): boolean =>
  dataUpdateCount + errorUpdateCount === 0;

/** Whether a query still has the answer that the server rendered the page from. */
export const isPreloaded = ({ state }: { readonly state: Times }): boolean =>
  isOfPage(state) && Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) < newPageMs;

/** A failure of an outdated page, which is read again after hydration. */
export const isOutdatedFailure = ({ state }: Pick<Query, 'state'>): boolean =>
  state.status === 'error' && state.isInvalidated && isOfPage(state);

/** Queries begin with the answers that the server rendered the page from. */
export class PageQueryCache extends QueryCache {
  private readonly openedAt = Date.now();

  constructor(readonly answers: PageAnswers) {
    super();
  }

  override build<
    Read = unknown,
    Failure = DefaultError,
    Data = Read,
    Key extends QueryKey = QueryKey,
  >(
    client: QueryClient,
    options: WithRequired<QueryOptions<Read, Failure, Data, Key>, 'queryKey'>,
    state?: QueryState<Data, Failure>,
  ): Query<Read, Failure, Data, Key> {
    const { read } = options.meta ?? {};
    const path = read?.path ?? pathOf(options.queryKey);
    const isKnown = read === undefined || read.language === this.answers.language;
    const isEnabled = !('enabled' in options) || options.enabled !== false;
    const existing = this.get(options.queryHash ?? '');
    const isLacking =
      state === undefined && (existing === undefined || existing.state.status === 'pending');
    // Before the query is built: on the server this may suspend the component that needs it.
    const answer = isLacking && isKnown ? this.answers[isEnabled ? 'ask' : 'get'](path) : undefined;
    if (existing !== undefined && answer !== undefined) this.remove(existing);
    const first = state ?? (answer && this.stateOf(answer));
    return super.build(client, options, first as QueryState<Data, Failure> | undefined);
  }

  private stateOf({ status, body }: PageAnswer): QueryState {
    const isFailed = status >= 400;
    const { areOutdated } = this.answers;
    return {
      data: isFailed ? undefined : body,
      dataUpdateCount: 0,
      dataUpdatedAt: isFailed || areOutdated ? 0 : this.openedAt,
      error: isFailed ? toApiError({ status, statusText: '' }, JSON.stringify(body)) : null,
      errorUpdateCount: 0,
      errorUpdatedAt: isFailed ? this.openedAt : 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
      isInvalidated: areOutdated,
      status: isFailed ? 'error' : 'success',
      fetchStatus: 'idle',
    };
  }
}
