import type { LiveRefused } from '@kolo/domain';
import { Lock, SearchX } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ButtonLink, EmptyState, Page, usePlace } from '@/shared/ui';
import { needsSignIn } from './needs-sign-in';

export function NotFound(): ReactElement {
  const { t } = useTranslation('live');
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" className="size-7" />}
      title={t('refused.notFound')}
      description={t('refused.notFoundHint')}
      action={
        <ButtonLink to="/matches" variant="secondary">
          {t('match.back')}
        </ButtonLink>
      }
    />
  );
}

/** The whole page, for an address that has no match. */
export function NoSuchMatch(): ReactElement {
  const { t } = useTranslation('live');
  return (
    <Page title={t('refused.notFound')}>
      <NotFound />
    </Page>
  );
}

/** Why the match cannot be shown, and where to go instead. */
export function Refused({ refused }: { refused: LiveRefused }): ReactElement {
  const { t } = useTranslation('live');
  const { pathname } = usePlace();
  if (!needsSignIn(refused)) return <NotFound />;
  return (
    <EmptyState
      icon={<Lock aria-hidden="true" className="size-7" />}
      title={t('refused.private')}
      description={t('refused.privateHint')}
      action={
        <ButtonLink to="/auth" state={{ from: pathname }}>
          {t('refused.signIn')}
        </ButtonLink>
      }
    />
  );
}
