import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { TopList } from '../features/top-lists/TopList';
import { topListKinds } from '../features/top-lists/top-list-data';
import { Page, PageHeader, Tab, TabList, TabPanel, Tabs } from '../shared/ui';

/** Who scored, assisted and was chosen most; the address keeps the tab. */
export function StatisticsPage(): ReactElement {
  const { t } = useTranslation('statistics');
  const [search, setSearch] = useSearchParams();
  const tab = topListKinds.find((kind) => kind === search.get('tab')) ?? 'scorers';
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Tabs value={tab} onValueChange={(kind) => setSearch({ tab: kind }, { replace: true })}>
        <TabList aria-label={t('title')}>
          {topListKinds.map((kind) => (
            <Tab key={kind} value={kind}>
              {t(`tabs.${kind}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={tab}>
          <TopList key={tab} kind={tab} on="statistics" />
        </TabPanel>
      </Tabs>
    </Page>
  );
}
