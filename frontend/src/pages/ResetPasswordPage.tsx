import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthFrame } from '@/features/auth/AuthFrame';
import { ResetPassword } from '@/features/auth/password/ResetPassword';
import { useTranslation } from '@/shared/i18n/use-translation';

/** The token is in the fragment, which is never sent to a server or written to a log. */
export function ResetPasswordPage(): ReactElement {
  const { t } = useTranslation('account');
  const token = useLocation().hash.slice(1);
  return (
    <AuthFrame title={t('resetTitle')} lead={t('resetLead')} back="login">
      <ResetPassword key={token} token={token} />
    </AuthFrame>
  );
}
