import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Page, PageHeader } from '../shared/ui';

export function LiveMatchPage(): ReactElement {
  const { t } = useTranslation('live');
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} />
    </Page>
  );
}
