import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '@/features/auth/AuthFrame';
import { ForgotPassword } from '@/features/auth/password/ForgotPassword';

export function ForgotPasswordPage(): ReactElement {
  const { t } = useTranslation('account');
  return (
    <AuthFrame title={t('forgotTitle')} lead={t('forgotLead')} back="login">
      <ForgotPassword />
    </AuthFrame>
  );
}
