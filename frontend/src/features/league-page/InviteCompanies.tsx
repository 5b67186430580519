import type { ReactElement } from 'react';
import { useAccounts } from '@/shared/accounts/accounts';
import { companyRegistrationPath } from '@/shared/accounts/registration-path';
import { useTranslation } from '@/shared/i18n/use-translation';
import { CopyField } from '@/shared/sharing/CopyField';
import { proposedAddress } from '@/shared/site-address/proposed-address';
import { siteOrigin } from '@/shared/site-address/site-origin';
import { useSiteAddress } from '@/shared/site-address/use-site-address';
import { ButtonLink } from '@/shared/ui';

/** How companies come into the league: the link to send them, and those who wait for approval. */
export function InviteCompanies(): ReactElement {
  const { t } = useTranslation('leaguePage');
  const { data: address } = useSiteAddress();
  const origin = (address && proposedAddress(address)) || siteOrigin();
  const waiting = useAccounts('pending').data?.length ?? 0;
  return (
    <div className="grid gap-3">
      <CopyField
        label={t('registrationLink')}
        text={origin + companyRegistrationPath()}
        done={t('registrationCopied')}
      />
      {waiting > 0 && (
        <ButtonLink to="/admin?section=pending">{t('waiting', { count: waiting })}</ButtonLink>
      )}
    </div>
  );
}
