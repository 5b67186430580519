import type { SessionUser } from '@kolo/domain';
import type { ReactElement } from 'react';
import { AccountData } from '@/features/auth/account/AccountData';
import { WeeklyMail } from '@/features/auth/account/WeeklyMail';
import { ChangePasswordForm } from '@/features/auth/password/ChangePasswordForm';
import { SecondFactor } from '@/features/auth/second-factor/SecondFactor';
import { Sessions } from '@/features/auth/sessions/Sessions';
import { useUser } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, CardBody, CardHeader, Page, PageHeader, PageSpinner } from '@/shared/ui';

export function AccountPage(): ReactElement {
  const { t } = useTranslation('account');
  const user = useUser();
  if (user === null) return <PageSpinner />;
  const missing = user.secondFactorMissing === true;
  return (
    <Page title={t('title')} width="narrow">
      <PageHeader title={t('title')} {...(missing ? {} : { lead: t('lead') })} />
      <div className="flex flex-col gap-6">
        {!missing && <Details user={user} />}
        {/* Mounted in one place before and after it is switched on: its recovery codes are shown only once. */}
        {user.role === 'admin' && <SecondFactor username={user.username} missing={missing} />}
        {!missing && <Sessions />}
      </div>
    </Page>
  );
}

function Details({ user }: { user: SessionUser }): ReactElement {
  const { t } = useTranslation('account');
  return (
    <>
      <Card>
        <CardHeader title={t('data')} />
        <AccountData user={user} />
        {user.role !== 'admin' && (
          <p className="border-t px-4 py-3 text-xs text-ink-muted">{t('changeData')}</p>
        )}
      </Card>
      {(user.role === 'company' || user.role === 'admin') && <WeeklyMail role={user.role} />}
      <Card>
        <CardHeader title={t('changePassword')} />
        <CardBody>
          <ChangePasswordForm username={user.username} />
        </CardBody>
      </Card>
    </>
  );
}
