import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { MissingPage } from '@/shared/ui';

export function NoPlayer(): ReactElement {
  const { t } = useTranslation('playerPage');
  return <MissingPage title={t('notFound')} home={t('home')} />;
}
