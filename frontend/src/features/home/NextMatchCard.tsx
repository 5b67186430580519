import type { MatchView } from '@kolo/domain';
import { MapPin } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueNames } from '@/shared/league/league-names';
import { useRelativeDay } from '@/shared/live/use-relative-day';
import { Skeleton, TeamCrest } from '@/shared/ui';
import { useFreshFixtures } from './use-home';

const frame = 'block h-68 rounded-2xl border bg-surface/90 p-6 shadow-2xl';

interface Props {
  /** Soonest first; undefined while loading. */
  fixtures: readonly MatchView[] | undefined;
}

/** Set like a scoreboard before the whistle. */
export function NextMatchCard({ fixtures }: Props): ReactElement {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation();
  const format = useFormat();
  const relativeDay = useRelativeDay();
  const leagueOf = useLeagueNames(fixtures);
  useFreshFixtures();
  const match = fixtures?.[0];
  if (match === undefined)
    return (
      <div className={frame}>
        <Skeleton className="h-4 w-32" />
        <Skeleton className="mt-8 h-28 w-full" />
      </div>
    );
  const league = leagueOf(match);
  return (
    <Link
      to={`/live/${match.id}`}
      className={`${frame} flex! flex-col transition-colors hover:border-accent`}
    >
      <span className="flex justify-between text-xs font-semibold text-ink-muted">
        <span className="eyebrow text-accent">{t('nextMatch')}</span>
        <span>{match.round ? common('round', { round: match.round }) : common('noRound')}</span>
      </span>
      {league !== null && (
        <span
          dir="auto"
          translate="no"
          className="mt-1 text-xs leading-tight text-ink-muted wrap-anywhere"
        >
          {league}
        </span>
      )}
      <span className="mt-4 grid flex-1 content-center grid-cols-[1fr_auto_1fr] items-start gap-3">
        <Team name={match.homeTeamName} />
        <time dateTime={match.matchDate} className="flex flex-col items-center pt-3">
          <span className="numerals text-4xl leading-none font-black tracking-tight">
            {format.time(match.matchDate)}
          </span>
          <span className="mt-2 text-xs font-semibold text-ink-muted">
            {relativeDay(match.matchDate)}
          </span>
        </time>
        <Team name={match.awayTeamName} />
      </span>
      <span className="mt-4 flex items-center justify-center gap-1.5 border-t pt-4 text-xs text-ink-muted">
        <MapPin aria-hidden="true" className="size-3.5 shrink-0" />
        <span dir="auto" translate="no" className="truncate">
          {match.venue ?? common('venueUnknown')}
        </span>
      </span>
    </Link>
  );
}

function Team({ name }: { name: string }): ReactElement {
  return (
    <span className="flex min-w-0 flex-col items-center gap-2.5 text-center">
      <TeamCrest name={name} className="size-16" />
      <span
        dir="auto"
        translate="no"
        className="line-clamp-2 text-sm leading-tight font-bold wrap-anywhere"
      >
        {name}
      </span>
    </span>
  );
}
