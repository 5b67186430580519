import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Absences } from '@/features/referee-market/Absences';
import { OpenPlaces } from '@/features/referee-market/OpenPlaces';
import { OwnAssignments } from '@/features/referee-market/OwnAssignments';
import { OwnName } from '@/features/referee-market/OwnName';
import { Statements } from '@/features/referee-market/Statements';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Page, PageHeader, Tab, TabList, TabPanel, Tabs } from '@/shared/ui';

const tabs = ['free', 'own', 'money'] as const;

/** Open matches, one's own, and what they pay. */
export function RefereePage(): ReactElement {
  const { t } = useTranslation('referee');
  const [search, setSearch] = useSearchParams();
  const open = tabs.find((tab) => tab === search.get('tab')) ?? 'free';
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Tabs value={open} onValueChange={(tab) => setSearch({ tab }, { replace: true })}>
        <TabList aria-label={t('sections')}>
          {tabs.map((tab) => (
            <Tab key={tab} value={tab}>
              {t(tab)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="free">
          <OpenPlaces />
        </TabPanel>
        <TabPanel value="own">
          <OwnAssignments />
          <Absences />
          <OwnName />
        </TabPanel>
        <TabPanel value="money">
          <Statements />
        </TabPanel>
      </Tabs>
    </Page>
  );
}
