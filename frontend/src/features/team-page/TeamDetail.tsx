import { formatWhole, type TeamDetails } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { type ReactElement, Suspense } from 'react';
import { ApiError, Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { CalendarLink } from '@/shared/league/CalendarLink';
import { LeagueLine } from '@/shared/league/LeagueLine';
import { useBoardPart } from '@/shared/live/use-board';
import { useFixtureNews } from '@/shared/live/use-fixture-news';
import { useScoreNews } from '@/shared/live/use-score-news';
import { NoticeBell } from '@/shared/notices/NoticeBell';
import { lazyComponent } from '@/shared/page/lazy-component';
import { ShareButton } from '@/shared/sharing/ShareButton';
import { EmptyState, Page, SkeletonRows, Tab, TabList, TabPanel, Tabs } from '@/shared/ui';
import { LastMatches } from './LastMatches';
import { LiveNow } from './LiveNow';
import { NextMatch } from './NextMatch';
import { NoTeam } from './NoTeam';
import { OtherSeasons } from './OtherSeasons';
import { Roster } from './Roster';
import { TeamForm } from './TeamForm';
import { TeamLogo } from './TeamLogo';
import { TeamSkeleton } from './TeamSkeleton';

const HeadToHeadPanel = lazyComponent(
  async () => (await import('./head-to-head/HeadToHeadPanel')).HeadToHeadPanel,
);

export function TeamDetail({ teamId }: { teamId: number }): ReactElement {
  const { t } = useTranslation('teamPage');
  const team = useQuery<TeamDetails>({
    queryKey: ['/api/teams', teamId, 'details'],
    refetchOnMount: 'always',
  });
  const live = useBoardPart(`live ${teamId}`, (matches) =>
    matches.find(
      ({ status, homeTeam, awayTeam }) =>
        status === 'in_progress' && (homeTeam.id === teamId || awayTeam.id === teamId),
    ),
  );
  // The totals follow a match that ends while the page is open, the next match one that is moved.
  const readAgain = () => void team.refetch();
  useScoreNews(null, readAgain, { onlyFinished: true });
  useFixtureNews(readAgain);
  if (team.error instanceof ApiError && team.error.status === 404) return <NoTeam />;
  return (
    <Page title={team.data?.name ?? (team.isPending ? null : t('title'))}>
      {live && <LiveNow match={live} />}
      <Loaded query={team} loading={<TeamSkeleton />}>
        {(known) => <KnownTeam team={known} />}
      </Loaded>
    </Page>
  );
}

function KnownTeam({ team }: { team: TeamDetails }): ReactElement {
  const { t } = useTranslation('teamPage');
  const { name, user, logoUrl, players, nextMatch, last5Matches, stats, league, seasons } = team;
  return (
    <>
      <header className="flex items-center gap-4 sm:gap-6">
        <TeamLogo name={name} logoUrl={logoUrl} className="size-20 sm:size-28" />
        <div className="min-w-0">
          <h1 className="headline text-3xl sm:text-4xl">{name}</h1>
          <p className="mt-1 text-ink-muted">{user.companyName ?? user.username}</p>
          {league !== null && (
            <LeagueLine league={league} className="mt-0.5 text-sm font-semibold" />
          )}
          {stats.unranked === true && (
            <p className="mt-1 text-sm font-semibold text-warn">{t('withdrawn')}</p>
          )}
          <TeamForm letters={last5Matches.map(({ letter }) => letter)} />
        </div>
      </header>
      <div className="mt-4 flex flex-wrap gap-2">
        <CalendarLink of="team" id={team.id} />
        <NoticeBell topic={{ kind: 'team', id: team.id }} of={name} />
        <ShareButton title={name} path={`/team/${team.id}`} />
        {seasons.length > 0 && <OtherSeasons of={name} seasons={seasons} />}
      </div>
      {nextMatch !== null && <NextMatch teamId={team.id} match={nextMatch} />}
      <dl className="my-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Stat label={t('played')} value={stats.played} />
        <Stat label={t('points')} value={formatWhole(stats.points)} />
        <Stat label={t('goals')} value={stats.goalsFor ?? '–'} />
        <Stat
          label={t('record')}
          value={t('recordOf', { wins: stats.wins, draws: stats.draws, losses: stats.losses })}
        />
      </dl>
      <Tabs defaultValue="roster">
        <TabList aria-label={name}>
          <Tab value="roster">{t('roster')}</Tab>
          <Tab value="last5">{t('last5')}</Tab>
          <Tab value="head-to-head">{t('headToHead')}</Tab>
        </TabList>
        <TabPanel value="roster">
          <Roster players={players} />
        </TabPanel>
        <TabPanel value="last5">
          {stats.goalsFor === null ? (
            <EmptyState
              icon={<Lock aria-hidden="true" className="size-7" />}
              title={t('hiddenResults')}
              description={t('hiddenResultsHint')}
            />
          ) : (
            <LastMatches teamId={team.id} matches={last5Matches} />
          )}
        </TabPanel>
        <TabPanel value="head-to-head">
          <Suspense fallback={<SkeletonRows rows={3} rowClassName="h-16" />}>
            <HeadToHeadPanel team={team} />
          </Suspense>
        </TabPanel>
      </Tabs>
    </>
  );
}

function Stat({ label, value }: { label: string; value: number | string }): ReactElement {
  return (
    <div className="flex flex-col-reverse justify-end rounded-card border bg-surface p-4 shadow-card">
      <dt className="mt-1 text-xs font-semibold text-ink-muted">{label}</dt>
      <dd className="numerals text-2xl font-extrabold tracking-tight sm:text-3xl">{value}</dd>
    </div>
  );
}
