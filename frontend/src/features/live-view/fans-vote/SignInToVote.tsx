import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ButtonLink, usePlace } from '@/shared/ui';

/** The sign-in leads back to the match. */
export function SignInToVote(): ReactElement {
  const { t } = useTranslation(['fansVote', 'common']);
  const { pathname } = usePlace();
  return (
    <div className="flex items-center justify-between gap-3 rounded-control bg-sunken px-4 py-3">
      <p className="min-w-0 flex-1 text-sm">
        <strong className="block">{t('common:signInNeeded')}</strong>
        <span className="text-ink-muted">{t('signInHint')}</span>
      </p>
      <ButtonLink to="/auth" className="shrink-0" state={{ from: pathname }}>
        {t('common:signIn')}
      </ButtonLink>
    </div>
  );
}
