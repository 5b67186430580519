import { Hourglass } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Outcome } from '@/features/auth/Outcome';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { RegisterForm } from './RegisterForm';

/** The form, replaced by a note that the account awaits approval. */
export function RegisterPanel({ toLogin }: { toLogin: () => void }): ReactElement {
  const { t } = useTranslation(['register', 'auth']);
  const [registered, setRegistered] = useState(false);
  if (!registered) return <RegisterForm onRegistered={() => setRegistered(true)} />;
  return (
    <Outcome tone="waiting" icon={Hourglass} title={t('pendingTitle')} text={t('pendingText')}>
      <Button onClick={toLogin}>{t('auth:backToLogin')}</Button>
    </Outcome>
  );
}
