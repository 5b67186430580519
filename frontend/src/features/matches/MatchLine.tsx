import { clsx } from 'clsx';
import { ChartNoAxesColumn, ChevronRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/shared/i18n/use-translation';
import { losingSide } from '@/shared/live/losing-side';
import { ResultNote } from '@/shared/live/ResultNote';
import { Numeral, TeamCrest } from '@/shared/ui';
import { onPlainClick } from '@/shared/ui/plain-click';
import type { ListedMatch } from './listed-match';
import { MatchWhen } from './MatchWhen';

interface Props {
  match: ListedMatch;
  /** Shown among matches of several leagues. */
  league?: string | null;
  /** Shows the day, where a round is spread over several. */
  withDay?: boolean;
  /** Opens the statistics of a finished match. */
  onOpen: (matchId: number) => void;
}

/** A fixture or a running match leads to its page, a result opens its statistics. */
export function MatchLine({ match, league = null, withDay = false, onOpen }: Props): ReactElement {
  const { t } = useTranslation('matches');
  const look = clsx(
    'group grid min-h-18 w-full grid-cols-[auto_minmax(0,1fr)_auto_1.25rem] items-center gap-x-3 px-3 py-2.5 text-left sm:px-4',
    'hover:bg-raised focus-visible:-outline-offset-3',
    // In large letters on a phone the time is above the names, which need the whole width.
    'max-[20rem]:grid-cols-[minmax(0,1fr)_auto] max-[20rem]:gap-y-1 max-[20rem]:*:col-span-1! max-[20rem]:*:first:col-span-full!',
    match.status === 'in_progress' && 'shadow-[inset_3px_0_0_var(--live-fill)]',
  );
  if (match.status !== 'completed')
    return (
      <Link to={`/live/${match.id}`} className={look}>
        <Content match={match} league={league} withDay={withDay}>
          <ChevronRight aria-hidden="true" className="size-4 text-ink-muted" />
        </Content>
      </Link>
    );
  return (
    // Without scripts it leads to the match, which has the same and more.
    <a
      href={`/live/${match.id}`}
      aria-haspopup="dialog"
      className={look}
      onClick={onPlainClick(() => onOpen(match.id))}
    >
      <Content match={match} league={league} withDay={withDay}>
        <ChartNoAxesColumn aria-hidden="true" className="size-4 text-ink-muted" />
        <span className="sr-only">{t('openStatistics')}</span>
      </Content>
    </a>
  );
}

interface ContentProps {
  match: ListedMatch;
  league: string | null;
  withDay: boolean;
  children: ReactNode;
}

function Content({ match, league, withDay, children }: ContentProps): ReactElement {
  const { t } = useTranslation('matches');
  const { homeScore, awayScore, homeTeam, awayTeam } = match;
  const known = homeScore !== null && awayScore !== null;
  const lost = losingSide(match);
  const live = match.status === 'in_progress';
  return (
    <>
      <MatchWhen match={match} withDay={withDay} />
      <span className={clsx('flex min-w-0 flex-col gap-1.5', known && 'col-span-2')}>
        <Team
          name={homeTeam.name}
          goals={known ? homeScore : null}
          live={live}
          lost={lost === 'home'}
        />
        <Team
          name={awayTeam.name}
          goals={known ? awayScore : null}
          live={live}
          lost={lost === 'away'}
        />
        {known && (
          <span className="sr-only">{t('scoreIs', { home: homeScore, away: awayScore })}</span>
        )}
        <span className="text-xs leading-tight font-semibold text-ink-muted empty:hidden">
          <ResultNote match={match} />
        </span>
        {league !== null && (
          <span
            dir="auto"
            translate="no"
            className="text-xs leading-tight text-ink-muted wrap-anywhere"
          >
            {league}
          </span>
        )}
      </span>
      {!known && (
        <span className="col-span-2 text-right text-xs font-medium text-ink-muted sm:col-span-1">
          {match.status === 'cancelled' || match.outcome !== undefined ? '' : t('tbd')}
        </span>
      )}
      {/* On a phone the names of a fixture need its place. */}
      <span className={clsx('justify-self-end max-[20rem]:hidden', !known && 'hidden sm:block')}>
        {children}
      </span>
    </>
  );
}

interface TeamProps {
  name: string;
  goals: number | null;
  live: boolean;
  lost: boolean;
}

function Team({ name, goals, live, lost }: TeamProps): ReactElement {
  return (
    <span className="flex min-h-6 items-center gap-2.5">
      <TeamCrest name={name} className="size-6 max-[20rem]:hidden" />
      <span
        dir="auto"
        translate="no"
        className={clsx(
          'min-w-0 flex-1 leading-tight wrap-anywhere',
          lost ? 'font-medium text-ink-muted' : 'font-bold',
        )}
      >
        {name}
      </span>
      {goals !== null && (
        <span className={clsx('numerals text-lg leading-6 font-extrabold', live && 'text-live')}>
          <Numeral value={goals} />
        </span>
      )}
    </span>
  );
}
