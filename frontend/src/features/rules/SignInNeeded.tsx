import { LockKeyhole } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonLink, Card, EmptyState } from '../../shared/ui';

/** Leads to the sign-in, and from there back to the rules. */
export function SignInNeeded(): ReactElement {
  const { t } = useTranslation('rules');
  const { pathname, search, hash } = useLocation();
  return (
    <Card>
      <EmptyState
        icon={<LockKeyhole aria-hidden="true" className="size-7" />}
        title={t('signInNeeded')}
        description={t('signInNeededText')}
        action={
          <ButtonLink to="/auth" state={{ from: pathname + search + hash }}>
            {t('signIn')}
          </ButtonLink>
        }
      />
    </Card>
  );
}
