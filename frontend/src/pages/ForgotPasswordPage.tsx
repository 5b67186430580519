import type { ReactElement } from 'react';
import { AuthFrame } from '@/features/auth/AuthFrame';
import { ForgotPassword } from '@/features/auth/password/ForgotPassword';
import { useTranslation } from '@/shared/i18n/use-translation';

export function ForgotPasswordPage(): ReactElement {
  const { t } = useTranslation('account');
  return (
    <AuthFrame title={t('forgotTitle')} lead={t('forgotLead')} back="login">
      <ForgotPassword />
    </AuthFrame>
  );
}
