import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthFrame } from '@/features/auth/AuthFrame';
import { Setup } from '@/features/auth/setup/Setup';
import { useTranslation } from '@/shared/i18n/use-translation';

/** The token is in the fragment, which is never sent to a server or written to a log. */
export function SetupPage(): ReactElement {
  const { t } = useTranslation('setup');
  const token = useLocation().hash.slice(1);
  return (
    <AuthFrame title={t('title')} lead={t('lead')} heroText={t('heroText')} back="home">
      <Setup key={token} token={token} />
    </AuthFrame>
  );
}
