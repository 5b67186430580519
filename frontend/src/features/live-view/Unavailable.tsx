import type { LiveRefused } from '@kolo/domain';
import { Lock, SearchX, WifiOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ButtonLink, EmptyState, Page, usePlace } from '@/shared/ui';

/** Refusals that go away after a sign-in. */
export const needsSignIn = ({ error }: LiveRefused): boolean =>
  error === 'auth.required' || error === 'auth.forbidden';

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

/** Nothing has arrived yet; the page recovers by itself. */
export function Unreachable({ hint }: { hint: string }): ReactElement {
  const { t } = useTranslation('live');
  return (
    <div role="alert">
      <EmptyState
        icon={<WifiOff aria-hidden="true" className="size-7 text-danger" />}
        title={t('connection.failed')}
        description={hint}
      />
    </div>
  );
}
