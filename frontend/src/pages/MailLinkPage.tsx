import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthFrame } from '@/features/auth/AuthFrame';
import { MailLink } from '@/features/auth/account/MailLink';
import { useTranslation } from '@/shared/i18n/use-translation';

/** The token is in the fragment, which is never sent to a server or written to a log. */
export function MailLinkPage(): ReactElement {
  const { t } = useTranslation('account');
  const token = useLocation().hash.slice(1);
  const confirms = token.startsWith('confirm-');
  return (
    <AuthFrame
      title={t('mails.title')}
      lead={t(confirms ? 'mails.confirmLead' : 'mails.endLead')}
      back="home"
    >
      <MailLink key={token} token={token} does={confirms ? 'confirm' : 'end'} />
    </AuthFrame>
  );
}
