import type { CommentaryView } from '@kolo/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '@/shared/api';
import { type Language, useLanguage } from '@/shared/i18n';
import { isAwaited, isOutdated, type Subject, subjectOf } from './due-text';

/**
 * A text is written shortly after a whistle, a correction or a new date; it is polled this often and this
 * long.
 */
const askAgainMs = 10_000;
const longestMs = 300_000;

interface AwaitedText {
  subject: string | undefined;
  /** The text before the change. */
  before?: string | null | undefined;
  until: number;
}

const awaitedFor = (match: Subject | null): AwaitedText => ({
  subject: match === null ? undefined : subjectOf(match),
  until: Date.now() + longestMs,
});

export function commentaryQuery(matchId: number, language: Language) {
  const path = `/api/matches/${matchId}/commentary`;
  return queryOptions<CommentaryView>({
    queryKey: ['/api/matches', matchId, 'commentary', language],
    queryFn: ({ signal }) => request<CommentaryView>(path, { signal }),
    meta: { read: { path, language } },
  });
}

/**
 * The text about a match in the current language. A preview is not shown after the match.
 * @param match as it is now; null while unknown
 * @param before as it was for the text that the page came with
 */
export function useMatchCommentary(
  matchId: number,
  match: Subject | null,
  before: Subject | null = match,
): CommentaryView | undefined {
  const { language } = useLanguage();
  const status = match?.status ?? null;
  const [awaited, setAwaited] = useState(() => awaitedFor(before));
  const { data } = useQuery({
    ...commentaryQuery(matchId, language),
    // A returning reader fetches again; what has just arrived belongs to this visit.
    refetchOnMount: ({ state: { dataUpdatedAt } }) =>
      status === null && Date.now() - dataUpdatedAt > askAgainMs ? 'always' : false,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isAwaited(data, status, awaited.before) && Date.now() < awaited.until
        ? askAgainMs
        : false,
  });
  if (match !== null && subjectOf(match) !== awaited.subject)
    setAwaited({ ...awaitedFor(match), before: awaited.subject && data?.text });
  return data !== undefined && isOutdated(data, status) ? undefined : data;
}
