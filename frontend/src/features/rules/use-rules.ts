import type { RulesVersion, RulesView } from '@kolo/domain';
import { type FetchQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ApiError, request } from '@/shared/api';

export const rulesKeys = {
  published: ['/api/rules'],
  versions: ['/api/rules', 'versions'],
} as const;

/** Null while nothing is published. */
export const publishedRules = {
  queryKey: rulesKeys.published,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    request<RulesView>('/api/rules', { signal }).catch(noneIfUnpublished),
} satisfies FetchQueryOptions<RulesView | null>;

/** Read again whenever the page is opened: a new version may come at any time. */
export const useRules = (): UseQueryResult<RulesView | null> =>
  useQuery<RulesView | null>({ ...publishedRules, refetchOnMount: 'always' });

/** For the administrator: all versions, the published one first. */
export const useRulesVersions = (): UseQueryResult<RulesVersion[]> =>
  useQuery<RulesVersion[]>({ queryKey: rulesKeys.versions, refetchOnMount: 'always' });

function noneIfUnpublished(error: unknown): null {
  if (error instanceof ApiError && error.code === 'rules.not-published') return null;
  throw error;
}
