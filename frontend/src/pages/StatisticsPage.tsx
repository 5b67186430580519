import { type ReactElement, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TopList } from '@/features/top-lists/TopList';
import { topListKinds } from '@/features/top-lists/top-list-data';
import { Loaded, useUser } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ExportButton } from '@/shared/league/exports/ExportButton';
import { LeagueSwitch } from '@/shared/league/LeagueSwitch';
import { NoSuchLeague } from '@/shared/league/NoSuchLeague';
import { ShownLeague } from '@/shared/league/ShownLeague';
import { useLeagueChoice } from '@/shared/league/use-league-choice';
import { useTable } from '@/shared/league/use-table';
import { useLeagueNews } from '@/shared/live/use-league-news';
import { lazyComponent } from '@/shared/page/lazy-component';
import {
  EmptyState,
  Page,
  PageHeader,
  SkeletonRows,
  TabLink,
  TabList,
  TabPanel,
  Tabs,
} from '@/shared/ui';

const Records = lazyComponent(async () => (await import('@/features/records/Records')).Records);
const Progress = lazyComponent(async () => (await import('@/features/records/Progress')).Progress);

const tabs = [...topListKinds, 'records', 'progress'] as const;

export function StatisticsPage(): ReactElement {
  const { t } = useTranslation('statistics');
  const { shown, others, missing } = useLeagueChoice();
  const user = useUser();
  useLeagueNews();
  return (
    <Page title={t('title')}>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        aside={
          <div className="flex flex-wrap gap-2 empty:hidden">
            <LeagueSwitch />
            {user !== null && shown !== null && !missing && (
              <ExportButton leagueId={shown} file="scorers" short />
            )}
          </div>
        }
      />
      {user === null && <ShownLeague className="mb-4" />}
      {missing ? <NoSuchLeague leagues={others} /> : <Panels />}
    </Page>
  );
}

function Panels(): ReactElement {
  const { t } = useTranslation('statistics');
  const { shown, pending } = useLeagueChoice();
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((kind) => kind === search.get('tab')) ?? 'scorers';
  const choose = (kind: string): void =>
    setSearch((before) => withTab(before, kind), { replace: true });
  return (
    <Tabs value={tab} onValueChange={choose}>
      <TabList aria-label={t('title')}>
        {tabs.map((kind) => (
          <TabLink key={kind} value={kind} href={`/statistics?${withTab(search, kind)}`}>
            {t(`tabs.${kind}`)}
          </TabLink>
        ))}
      </TabList>
      <TabPanel value={tab}>
        {pending ? (
          <SkeletonRows rows={3} />
        ) : tab === 'records' || tab === 'progress' ? (
          <OfLeague tab={tab} leagueId={shown} />
        ) : (
          <TopList key={`${tab} ${shown}`} kind={tab} leagueId={shown} on="statistics" />
        )}
      </TabPanel>
    </Tabs>
  );
}

interface OfLeagueProps {
  tab: 'records' | 'progress';
  /** Null for the league that the server shows. */
  leagueId: number | null;
}

function OfLeague({ tab, leagueId }: OfLeagueProps): ReactElement | null {
  const table = useTable(null, { enabled: leagueId === null });
  const known = leagueId ?? table.data?.league?.id ?? null;
  const Panel = tab === 'records' ? Records : Progress;
  return (
    <Suspense fallback={<SkeletonRows rows={3} />}>
      {known !== null && <Panel key={known} leagueId={known} />}
      {known === null && <NoLeagueYet query={table} />}
    </Suspense>
  );
}

function NoLeagueYet({ query }: { query: ReturnType<typeof useTable> }): ReactElement {
  const { t } = useTranslation('statistics');
  return (
    <Loaded query={query} loading={<SkeletonRows rows={3} />}>
      {() => <EmptyState title={t('empty')} description={t('emptyHint')} />}
    </Loaded>
  );
}

function withTab(search: URLSearchParams, kind: string): URLSearchParams {
  const after = new URLSearchParams(search);
  after.set('tab', kind);
  return after;
}
