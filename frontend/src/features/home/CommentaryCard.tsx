import type { MatchView } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ResultNote } from '@/shared/live/ResultNote';
import { useRelativeDay } from '@/shared/live/use-relative-day';
import { Score, TeamCrest } from '@/shared/ui';

/**
 * All cards have the same size: the carousel's step is 344 px with the gap (docs/product.md#home). Only a row
 * that does not scroll may be narrower.
 */
export const cardWidth = 'w-[min(328px,calc(100vw-32px))] max-w-full';
export const cardHeight = 'h-64';

interface Props {
  match: MatchView;
  /** Shown where the row has texts about several leagues. */
  league: string | null;
  /** A copy in a repeating row is hidden from screen readers and the keyboard. */
  isCopy?: boolean;
}

/** The whole card opens the match. */
export function CommentaryCard({ match, league, isCopy = false }: Props): ReactElement {
  const { t } = useTranslation(['homeBlocks', 'common']);
  const format = useFormat();
  const relativeDay = useRelativeDay();
  const played = match.status === 'completed';
  const text = match.aiCommentary?.trim() ?? '';
  const missing = t(played ? 'commentary.noReport' : 'commentary.noPreview');
  const when = played
    ? format.date(match.matchDate)
    : `${relativeDay(match.matchDate)} · ${format.time(match.matchDate)}`;
  return (
    <Link
      to={`/live/${match.id}`}
      {...(isCopy && { tabIndex: -1 })}
      className={clsx(
        cardWidth,
        cardHeight,
        'flex flex-col overflow-hidden rounded-card border bg-surface p-4 shadow-card transition-colors hover:border-line-strong focus-visible:-outline-offset-3',
      )}
    >
      <span className="flex justify-between gap-3 text-xs font-semibold text-ink-muted">
        <span className="dotted min-w-0 wrap-anywhere">
          <span>
            {match.round ? t('common:round', { round: match.round }) : t('common:noRound')}
          </span>
          {league !== null && <span>{league}</span>}
        </span>
        <time dateTime={match.matchDate} className="numerals shrink-0">
          {when}
        </time>
      </span>
      <span className="mt-3 grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 border-b pb-3">
        <Team name={match.homeTeamName} />
        {played ? (
          <span className="flex flex-col items-center gap-1">
            <Score home={match.homeScore} away={match.awayScore} />
            <span className="max-w-24 text-center text-[0.6875rem] leading-3 font-semibold text-ink-muted empty:hidden">
              <ResultNote match={match} />
            </span>
          </span>
        ) : (
          <span className="rounded-md bg-sunken px-2 py-1 text-sm font-black tracking-wide text-ink-muted">
            {t('commentary.versus')}
          </span>
        )}
        <Team name={match.awayTeamName} />
      </span>
      <span
        className={clsx(
          'mt-3 line-clamp-4 text-sm leading-relaxed',
          text === '' && 'text-ink-muted',
        )}
      >
        {text === '' ? missing : text}
      </span>
    </Link>
  );
}

function Team({ name }: { name: string }): ReactElement {
  return (
    <span className="flex min-w-0 flex-col items-center gap-1.5 text-center">
      <TeamCrest name={name} className="size-9" />
      <span
        dir="auto"
        translate="no"
        className="line-clamp-2 min-h-8 text-xs leading-4 font-bold wrap-anywhere"
      >
        {name}
      </span>
    </span>
  );
}
