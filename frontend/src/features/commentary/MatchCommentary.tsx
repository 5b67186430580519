import type { CommentaryKind, CommentaryView, LiveMatch, MatchStatus } from '@kolo/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Newspaper, PenLine } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { request, useUser } from '@/shared/api';
import { useFormat, useLanguage } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Link } from '@/shared/ui';

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

export const commentaryQuery = (matchId: number, language: string) =>
  queryOptions<CommentaryView>({
    queryKey: ['/api/matches', matchId, 'commentary', language],
    queryFn: ({ signal }) =>
      request<CommentaryView>(`/api/matches/${matchId}/commentary`, { signal }),
  });

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

interface Props {
  matchId: number;
  commentary: CommentaryView;
}

/** The report of a played match or the preview of a coming one. */
export function MatchCommentary({ matchId, commentary }: Props): ReactElement | null {
  const { t } = useTranslation('commentary');
  const format = useFormat();
  const isAdmin = useUser()?.role === 'admin';
  const { kind, text, writtenAt } = commentary;
  if (text === null && !isAdmin) return null;
  return (
    <section aria-labelledby="match-commentary" className="mt-4">
      <div className="relative overflow-hidden rounded-card border bg-surface p-5 shadow-card sm:p-6">
        <span aria-hidden="true" className="absolute inset-y-0 left-0 w-1 bg-accent" />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2
            id="match-commentary"
            className="flex items-center gap-2 text-sm font-bold tracking-tight"
          >
            <Newspaper aria-hidden="true" className="size-4 text-ink-muted" />
            {t(kind)}
          </h2>
          {isAdmin && (
            <Link
              to={`/admin/commentary/${matchId}`}
              className="-my-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-1 text-sm font-semibold underline-offset-4 hover:underline"
            >
              <PenLine aria-hidden="true" className="size-4" />
              {t('edit')}
            </Link>
          )}
        </div>
        {text === null ? (
          <p className="mt-3 text-ink-muted">{t(`none.${kind}`)}</p>
        ) : (
          <p className="mt-3 max-w-prose text-base leading-relaxed wrap-anywhere whitespace-pre-line">
            {text}
          </p>
        )}
        {writtenAt !== null && (
          <p className="mt-3 text-xs text-ink-muted">
            <time dateTime={writtenAt}>{format.dateTime(writtenAt)}</time>
          </p>
        )}
      </div>
    </section>
  );
}
