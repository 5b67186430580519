import type { SessionUser } from '@kolo/domain';
import type { ReactElement, ReactNode } from 'react';
import { useFormat, usePackageName } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { OwnEmail } from './OwnEmail';

export function AccountData({ user }: { user: SessionUser }): ReactElement {
  const { t } = useTranslation('account');
  const format = useFormat();
  const packageName = usePackageName();
  const { username, role, companyName, membershipPackage: bought } = user;
  return (
    <dl className="divide-y">
      <Line name={t('username')}>{username}</Line>
      <Line name={t('email')}>
        <OwnEmail />
      </Line>
      <Line name={t('role')}>{t(`roles.${role}`)}</Line>
      {companyName !== null && <Line name={t('company')}>{companyName}</Line>}
      {bought !== null && (
        <Line name={t('package')}>
          <span>{packageName(bought.name)}</span>
          <span className="block text-xs font-normal text-ink-muted">
            {t('perSeason', { price: format.price(bought.price) })}
          </span>
        </Line>
      )}
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-4 py-3 text-sm">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="min-w-0 flex-1 basis-40 text-right font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
