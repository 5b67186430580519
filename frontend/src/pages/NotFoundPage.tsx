import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ButtonLink, Page } from '@/shared/ui';

export function NotFoundPage(): ReactElement {
  const { t } = useTranslation('notFound');
  return (
    <Page title={t('title')} width="narrow" className="grid flex-1 place-items-center text-center">
      <div>
        <p
          aria-hidden="true"
          className="numerals text-[min(6rem,26vw)] leading-none font-black tracking-tighter text-accent-ink sm:text-[min(8rem,26vw)]"
        >
          4:04
        </p>
        <h1 className="headline mt-6 text-3xl">{t('title')}</h1>
        <p className="mt-2 text-ink-muted">{t('lead')}</p>
        <ButtonLink to="/" className="mt-6">
          {t('home')}
        </ButtonLink>
      </div>
    </Page>
  );
}
