import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, EmptyState, Page } from '@/shared/ui';

export function CrashPage(): ReactElement {
  const { t } = useTranslation();
  return (
    <main role="alert">
      <Page title={t('error.title')} width="narrow">
        <EmptyState
          icon={<TriangleAlert aria-hidden="true" className="size-7 text-danger" />}
          title={t('error.crashTitle')}
          description={t('error.crashText')}
          action={<Button onClick={() => location.reload()}>{t('error.reload')}</Button>}
        />
      </Page>
    </main>
  );
}
