import type { CommentaryView } from '@kolo/domain';
import { Newspaper, PenLine } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Link } from '@/shared/ui';

interface Props {
  matchId: number;
  commentary: CommentaryView;
  /** Leads an editor to the desk, also while there is no text. */
  isAdmin: boolean;
}

/** The report of a played match or the preview of a coming one. */
export function MatchCommentary({ matchId, commentary, isAdmin }: Props): ReactElement | null {
  const { t } = useTranslation('live');
  const format = useFormat();
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
            <span>{t(`text.${kind}`)}</span>
          </h2>
          {isAdmin && (
            <Link
              data-screen
              to={`/admin/commentary/${matchId}`}
              className="-my-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-1 text-sm font-semibold underline-offset-4 hover:underline"
            >
              <PenLine aria-hidden="true" className="size-4" />
              {t('text.edit')}
            </Link>
          )}
        </div>
        {text === null ? (
          <p className="mt-3 text-ink-muted">{t(`text.none.${kind}`)}</p>
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
