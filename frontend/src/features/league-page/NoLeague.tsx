import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ButtonLink, Page } from '@/shared/ui';

export function NoLeague({ reason }: { reason: string }): ReactElement {
  const { t } = useTranslation('leaguePage');
  return (
    <Page title={reason} width="narrow" className="grid flex-1 place-items-center text-center">
      <div>
        <h1 className="headline text-3xl">{reason}</h1>
        <ButtonLink to="/admin" className="mt-6">
          {t('backToAdmin')}
        </ButtonLink>
      </div>
    </Page>
  );
}
