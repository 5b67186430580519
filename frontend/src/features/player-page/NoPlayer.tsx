import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ButtonLink, Page } from '@/shared/ui';

export function NoPlayer(): ReactElement {
  const { t } = useTranslation('playerPage');
  return (
    <Page
      title={t('notFound')}
      width="narrow"
      className="grid flex-1 place-items-center text-center"
    >
      <div>
        <h1 className="headline text-3xl">{t('notFound')}</h1>
        <ButtonLink to="/" className="mt-6">
          {t('home')}
        </ButtonLink>
      </div>
    </Page>
  );
}
