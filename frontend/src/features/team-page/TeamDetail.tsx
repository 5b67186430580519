import type { TeamDetails } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api';
import {
  Loaded,
  Page,
  PageSpinner,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TeamCrest,
} from '../../shared/ui';
import { LastMatches } from './LastMatches';
import { NoTeam } from './NoTeam';
import { Roster } from './Roster';
import { TeamForm } from './TeamForm';

/** A team for everybody: who they are, how they do, and their last matches. */
export function TeamDetail({ teamId }: { teamId: number }): ReactElement {
  const { t } = useTranslation('teamPage');
  const team = useQuery<TeamDetails>({
    queryKey: ['/api/teams', teamId, 'details'],
    refetchOnMount: 'always',
  });
  if (team.error instanceof ApiError && team.error.status === 404) return <NoTeam />;
  return (
    <Page title={team.data?.name ?? t('title')}>
      <Loaded query={team} loading={<PageSpinner />}>
        {(known) => <KnownTeam team={known} />}
      </Loaded>
    </Page>
  );
}

function KnownTeam({ team }: { team: TeamDetails }): ReactElement {
  const { t } = useTranslation('teamPage');
  const { name, user, players, last5Matches, stats } = team;
  return (
    <>
      <header className="flex items-center gap-4 sm:gap-6">
        <TeamCrest name={name} className="size-20 sm:size-28" />
        <div className="min-w-0">
          <h1 className="headline text-3xl sm:text-4xl">{name}</h1>
          <p className="mt-1 text-ink-muted">{user.companyName ?? user.username}</p>
          <TeamForm letters={last5Matches.map(({ letter }) => letter)} />
        </div>
      </header>
      <dl className="my-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Stat label={t('played')} value={stats.played} />
        <Stat label={t('points')} value={stats.points} />
        <Stat label={t('goals')} value={stats.goalsFor} />
        <Stat label={t('record')} value={`${stats.wins} / ${stats.draws} / ${stats.losses}`} />
      </dl>
      <Tabs defaultValue="roster">
        <TabList aria-label={name}>
          <Tab value="roster">{t('roster')}</Tab>
          <Tab value="last5">{t('last5')}</Tab>
        </TabList>
        <TabPanel value="roster">
          <Roster players={players} />
        </TabPanel>
        <TabPanel value="last5">
          <LastMatches teamId={team.id} matches={last5Matches} />
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
