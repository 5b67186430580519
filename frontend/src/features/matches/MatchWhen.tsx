import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { BoardClock } from '@/shared/live/BoardClock';
import { phaseOf } from '@/shared/live/match-phase';
import { LiveDot } from '@/shared/ui';
import type { ListedMatch } from './listed-match';

interface Props {
  match: ListedMatch;
  /** Set where no heading above shows the day. */
  withDay: boolean;
}

/** The kick-off, or the progress of a running match. */
export function MatchWhen({ match, withDay }: Props): ReactElement {
  const { t } = useTranslation('common');
  const { time, shortDate } = useFormat();
  const width = withDay ? 'min-w-18' : 'min-w-12';
  if (match.status === 'in_progress') return <Progress match={match} />;
  if (match.outcome === 'postponed') return <span className={width}>–</span>;
  return (
    <span className={clsx('flex flex-col gap-0.5 text-xs text-ink-muted', width)}>
      <time dateTime={match.matchDate} className="numerals flex flex-col">
        <span className="text-base leading-tight font-bold text-ink">{time(match.matchDate)}</span>
        {withDay && <span>{shortDate(match.matchDate)}</span>}
      </time>
      {match.status === 'cancelled' && match.outcome === undefined && (
        <span className="font-bold text-danger">{t('status.cancelled')}</span>
      )}
    </span>
  );
}

/** As wide for every match, also with a minute of added time. */
function Progress({ match }: { match: ListedMatch }): ReactElement {
  const { t } = useTranslation('scoreline');
  return (
    <span className="flex w-18 shrink-0 flex-wrap items-center gap-x-1.5 gap-y-1 text-xs font-bold text-live">
      <LiveDot />
      <span className="peer text-lg leading-none font-extrabold empty:hidden">
        <BoardClock match={match} />
      </span>
      <span className="peer-[:not(:empty)]:basis-full">{t(`stateShort.${phaseOf(match)}`)}</span>
    </span>
  );
}
