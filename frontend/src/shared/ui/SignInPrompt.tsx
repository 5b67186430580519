import { LockKeyhole } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from './ButtonLink';
import { Card } from './Card';
import { EmptyState } from './EmptyState';

/** Leads to the sign-in, and from there back to where it was asked for. */
export function SignInPrompt({ text }: { text: ReactNode }): ReactElement {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  return (
    <Card>
      <EmptyState
        icon={<LockKeyhole aria-hidden="true" className="size-7" />}
        title={t('signInNeeded')}
        description={text}
        action={
          <ButtonLink to="/auth" state={{ from: pathname + search + hash }}>
            {t('signIn')}
          </ButtonLink>
        }
      />
    </Card>
  );
}
