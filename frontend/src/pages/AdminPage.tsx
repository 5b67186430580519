import type { ReactElement } from 'react';
import { AdminFrame } from '@/features/admin-frame/AdminFrame';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Page, PageHeader } from '@/shared/ui';
import { adminSections } from './admin-sections';

export function AdminPage(): ReactElement {
  const { t } = useTranslation('admin');
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} />
      <AdminFrame sections={adminSections} />
    </Page>
  );
}
