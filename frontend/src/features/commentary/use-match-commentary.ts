import type { CommentaryKind, CommentaryView, LiveMatch, MatchStatus } from '@kolo/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '@/shared/api';
import { type Language, useLanguage } from '@/shared/i18n';

/**
 * A text is written shortly after a whistle, a correction or a new date; it is polled this often and this
 * long.
 */
const askAgainMs = 10_000;
const longestMs = 300_000;

/** The text of each status; the preview stays for those who read it at the kick-off. */
const kinds: Record<MatchStatus, CommentaryKind | null> = {
  scheduled: 'preview',
  in_progress: 'preview',
  completed: 'report',
  cancelled: null,
};

type Match = Pick<LiveMatch, 'status' | 'matchDate'> & { version: number };

/** The text depends on these; when one changes, another text is due. */
const subjectOf = ({ status, matchDate, version }: Match): string =>
  `${status} ${status === 'completed' ? version : matchDate}`;

interface Subject {
  name: string | undefined;
  /** The text before the change. */
  before?: string | null | undefined;
  askedUntil: number;
}

const subjectNow = (match: Match | null): Subject => ({
  name: match === null ? undefined : subjectOf(match),
  askedUntil: Date.now() + longestMs,
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
 */
export function useMatchCommentary(
  matchId: number,
  match: Match | null,
): CommentaryView | undefined {
  const { language } = useLanguage();
  const status = match?.status ?? null;
  const [subject, setSubject] = useState(() => subjectNow(match));
  const isOutdated = ({ kind, text }: CommentaryView): boolean =>
    status !== null && text !== null && kind !== kinds[status];
  const isAwaited = (view: CommentaryView): boolean =>
    isOutdated(view) ||
    (status === 'completed' && view.text === null) ||
    ((status === 'scheduled' || status === 'completed') && view.text === subject.before);
  const { data } = useQuery({
    ...commentaryQuery(matchId, language),
    // A returning reader fetches again; what has just arrived belongs to this visit.
    refetchOnMount: ({ state: { dataUpdatedAt } }) =>
      status === null && Date.now() - dataUpdatedAt > askAgainMs ? 'always' : false,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isAwaited(data) && Date.now() < subject.askedUntil ? askAgainMs : false,
  });
  if (match !== null && subjectOf(match) !== subject.name)
    setSubject({ ...subjectNow(match), before: subject.name && data?.text });
  return data !== undefined && isOutdated(data) ? undefined : data;
}
