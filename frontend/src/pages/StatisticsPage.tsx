import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TopList } from '@/features/top-lists/TopList';
import { topListKinds } from '@/features/top-lists/top-list-data';
import { useUser } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ExportButton } from '@/shared/league/exports/ExportButton';
import { LeagueSwitch } from '@/shared/league/LeagueSwitch';
import { NoSuchLeague } from '@/shared/league/NoSuchLeague';
import { ShownLeague } from '@/shared/league/ShownLeague';
import { useLeagueChoice } from '@/shared/league/use-league-choice';
import { useLeagueNews } from '@/shared/live/use-league-news';
import { Page, PageHeader, SkeletonRows, TabLink, TabList, TabPanel, Tabs } from '@/shared/ui';

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
      {missing ? <NoSuchLeague leagues={others} /> : <ListsByTab />}
    </Page>
  );
}

function ListsByTab(): ReactElement {
  const { t } = useTranslation('statistics');
  const { shown, pending } = useLeagueChoice();
  const [search, setSearch] = useSearchParams();
  const tab = topListKinds.find((kind) => kind === search.get('tab')) ?? 'scorers';
  const choose = (kind: string): void =>
    setSearch((before) => withTab(before, kind), { replace: true });
  return (
    <Tabs value={tab} onValueChange={choose}>
      <TabList aria-label={t('title')}>
        {topListKinds.map((kind) => (
          <TabLink key={kind} value={kind} href={`/statistics?${withTab(search, kind)}`}>
            {t(`tabs.${kind}`)}
          </TabLink>
        ))}
      </TabList>
      <TabPanel value={tab}>
        {pending ? (
          <SkeletonRows rows={3} />
        ) : (
          <TopList key={`${tab} ${shown}`} kind={tab} leagueId={shown} on="statistics" />
        )}
      </TabPanel>
    </Tabs>
  );
}

function withTab(search: URLSearchParams, kind: string): URLSearchParams {
  const after = new URLSearchParams(search);
  after.set('tab', kind);
  return after;
}
