import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { MissingPage } from '@/shared/ui';

export function NoTeam(): ReactElement {
  const { t } = useTranslation('teamPage');
  return <MissingPage title={t('notFound')} home={t('home')} />;
}
