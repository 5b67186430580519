import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthFrame } from '@/features/auth/AuthFrame';
import { ConfirmEmail } from '@/features/auth/account/ConfirmEmail';
import { useTranslation } from '@/shared/i18n/use-translation';

/** The token is in the fragment, which is never sent to a server or written to a log. */
export function ConfirmEmailPage(): ReactElement {
  const { t } = useTranslation('account');
  const token = useLocation().hash.slice(1);
  return (
    <AuthFrame title={t('confirmTitle')} lead={t('confirmLead')} back="login">
      <ConfirmEmail key={token} token={token} />
    </AuthFrame>
  );
}
