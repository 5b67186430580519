import type { ReactElement } from 'react';
import { ConsoleAccess } from '@/features/console-access/ConsoleAccess';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Page, PageHeader } from '@/shared/ui';

export function ConsolePage(): ReactElement {
  const { t } = useTranslation('table');
  return (
    <Page title={t('title')} width="narrow">
      <PageHeader title={t('title')} lead={t('lead')} />
      <ConsoleAccess />
    </Page>
  );
}
