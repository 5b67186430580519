import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LeagueTableBlock } from '../features/table/LeagueTableBlock';
import { Page, PageHeader } from '../shared/ui';

/** The table with its sums. */
export function LeagueTablePage(): ReactElement {
  const { t } = useTranslation('leagueTable');
  return (
    <Page title={t('caption')}>
      <PageHeader title={t('caption')} />
      <LeagueTableBlock />
    </Page>
  );
}
