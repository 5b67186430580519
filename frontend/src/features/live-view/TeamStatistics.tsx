import {
  type LiveMatch,
  type LiveSnapshot,
  missedKicksOf,
  ownGoalsOf,
  shownStatistics,
  type TeamSide,
} from '@kolo/domain';
import { clsx } from 'clsx';
import { ChartNoAxesColumn } from 'lucide-react';
import { type ReactElement, Suspense } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { matchRulesPath } from '@/shared/match-rules/match-rules-path';
import { EmptyState, Link, SkeletonRows } from '@/shared/ui';
import { missingLogReason } from './missing-log-reason';
import { SpectatorsRecord } from './ruled-match/SpectatorsRecord';

const counters = ['yellowCards', 'redCards', 'twoMinPenalties'] as const;
function total(match: LiveMatch, team: TeamSide, counter: (typeof counters)[number]): number {
  let sum = 0;
  for (const line of Object.values(match.players)) if (line.team === team) sum += line[counter];
  return sum;
}

/** All of the match; the score board counts those of the period. */
const foulsOf = ({ timeline }: LiveMatch, side: TeamSide): number =>
  Object.values(timeline).filter((entry) => entry.type === 'foul' && entry.team === side).length;

export function TeamStatistics({ snapshot }: { snapshot: LiveSnapshot }): ReactElement {
  const { t } = useTranslation('live');
  const { match, homeTeam, awayTeam } = snapshot;
  if (match.clock === null) {
    const why = missingLogReason(match);
    return (
      <EmptyState
        icon={<ChartNoAxesColumn aria-hidden="true" className="size-6" />}
        title={t(why === null ? 'match.statisticsEmpty' : 'match.statisticsNone')}
        description={t(why === null ? 'match.statisticsEmptyHint' : `match.never.${why}`)}
      />
    );
  }
  const entries = Object.values(match.timeline);
  const ownGoals = ownGoalsOf(entries.filter((entry) => entry.type === 'goal'));
  const misses = missedKicksOf(entries.filter((entry) => entry.type === 'missed-kick'));
  return (
    <div className="px-4 py-3">
      <div className="mb-1 flex justify-between gap-4 text-xs font-bold text-ink-muted">
        <span dir="auto" translate="no" className="truncate">
          {homeTeam.name}
        </span>
        <span dir="auto" translate="no" className="truncate text-right">
          {awayTeam.name}
        </span>
      </div>
      <dl>
        {shownStatistics(match, ownGoals, misses).map(({ statistic, home, away }) => (
          <Bar key={statistic} label={t(`statistic.${statistic}`)} home={home} away={away} />
        ))}
        {counters.map((name) => (
          <Bar
            key={name}
            label={t(`statistic.${name}`)}
            home={total(match, 'home', name)}
            away={total(match, 'away', name)}
          />
        ))}
        {match.rules && match.rules.foulKickFrom !== null && (
          <Bar
            label={t('statistic.fouls')}
            home={foulsOf(match, 'home')}
            away={foulsOf(match, 'away')}
          />
        )}
        {match.status === 'in_progress' && (
          <Bar
            label={t(
              match.rules?.timeoutsPer === 'match'
                ? 'statistic.timeoutsOfMatch'
                : 'statistic.timeouts',
            )}
            home={match.homeTimeoutsUsed}
            away={match.awayTimeoutsUsed}
          />
        )}
      </dl>
      {match.periods !== undefined && (
        <Suspense fallback={loading}>
          <SpectatorsRecord snapshot={snapshot} />
        </Suspense>
      )}
      {match.rules && (
        <p className="py-2 text-center text-sm">
          <Link
            to={matchRulesPath(match.leagueId)}
            className="font-semibold text-accent-ink underline"
          >
            {t('match.rules')}
          </Link>
        </p>
      )}
    </div>
  );
}

const loading = (
  <div data-loading>
    <SkeletonRows rows={3} rowClassName="h-8" />
  </div>
);

function Bar({ label, home, away }: { label: string; home: number; away: number }): ReactElement {
  const sum = Math.max(1, home + away);
  return (
    <div className="grid grid-cols-[2.5rem_1fr_2.5rem] items-baseline gap-x-2 py-2">
      <dt className="col-start-2 row-start-1 text-center text-sm text-ink-muted">{label}</dt>
      <dd
        className={clsx(
          'numerals col-start-1 row-start-1 text-base',
          home >= away ? 'font-extrabold' : 'font-semibold text-ink-muted',
        )}
      >
        {home}
      </dd>
      <dd
        className={clsx(
          'numerals col-start-3 row-start-1 text-right text-base',
          away >= home ? 'font-extrabold' : 'font-semibold text-ink-muted',
        )}
      >
        {away}
      </dd>
      <div aria-hidden="true" className="col-span-3 mt-1.5 grid h-1.5 grid-cols-2 gap-1">
        <Track share={home / sum} leads={home > away} fromRight />
        <Track share={away / sum} leads={away > home} />
      </div>
    </div>
  );
}

interface TrackProps {
  share: number;
  leads: boolean;
  fromRight?: boolean;
}

function Track({ share, leads, fromRight = false }: TrackProps): ReactElement {
  return (
    <span className="flex overflow-hidden rounded-full bg-sunken">
      <span
        className={clsx(
          'rounded-full transition-[width] duration-500 ease-snap',
          leads ? 'bg-accent-ink' : 'bg-line-strong',
          fromRight && 'ml-auto',
        )}
        style={{ width: `${Math.round(share * 100)}%` }}
      />
    </span>
  );
}
