import type { CommentaryKind, CommentaryView, LiveMatch, MatchStatus } from '@kolo/domain';

/** The text of each status; the preview stays for those who read it at the kick-off. */
const kinds: Record<MatchStatus, CommentaryKind | null> = {
  scheduled: 'preview',
  in_progress: 'preview',
  completed: 'report',
  cancelled: null,
};

export type Subject = Pick<LiveMatch, 'status' | 'matchDate'> & { version: number };

/** The text depends on these; when one changes, another text is due. */
export const subjectOf = ({ status, matchDate, version }: Subject): string =>
  `${status} ${status === 'completed' ? version : matchDate}`;

/** A preview is not shown after the match. */
export const isOutdated = ({ kind, text }: CommentaryView, status: MatchStatus | null): boolean =>
  status !== null && text !== null && kind !== kinds[status];

/** Whether a report or another text than the one known is still to come. */
export const isAwaited = (
  view: CommentaryView,
  status: MatchStatus | null,
  before?: string | null,
): boolean =>
  isOutdated(view, status) ||
  (status === 'completed' && view.text === null) ||
  ((status === 'scheduled' || status === 'completed') && view.text === before);
