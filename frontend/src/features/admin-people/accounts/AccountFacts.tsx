import type { AccountView } from '@kolo/domain';
import type { ReactElement, ReactNode } from 'react';
import { mailto } from '@/shared/browser/mailto';
import { useFormat, usePackageName } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';

/** The entries of the registration. */
export function AccountFacts({ account }: { account: AccountView }): ReactElement {
  const { t } = useTranslation('adminPeople');
  const format = useFormat();
  const packageName = usePackageName();
  const { email, emailConfirmed, phone, companyOib, membershipPackage, createdAt } = account;
  const company = account.role === 'company';
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm *:first:col-span-full max-sm:grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] sm:*:first:col-span-2 sm:grid-cols-4 xl:grid-cols-[2fr_1.3fr_1fr_1.3fr_max-content] xl:*:first:col-span-1">
      <Fact name={t('account.email')}>
        <Contact href={mailto(email)}>{email}</Contact>
        {!emailConfirmed && (
          <span className="block text-xs font-normal text-warn">{t('unconfirmed')}</span>
        )}
      </Fact>
      {(company || phone !== null) && (
        <Fact name={t('account.phone')}>
          {phone !== null && (
            <Contact href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Contact>
          )}
        </Fact>
      )}
      {(company || companyOib !== null) && <Fact name={t('account.companyOib')}>{companyOib}</Fact>}
      {(company || membershipPackage !== null) && (
        <Fact name={t('account.package')}>
          {membershipPackage && (
            <>
              <span className="block">{packageName(membershipPackage.name)}</span>
              <span className="block">{format.price(membershipPackage.price)}</span>
            </>
          )}
        </Fact>
      )}
      <Fact name={t('account.registered')}>
        <time dateTime={createdAt} className="sm:whitespace-nowrap">
          {format.dateTime(createdAt)}
        </time>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactElement {
  const { t } = useTranslation('adminPeople');
  const missing = children === null || children === false;
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-muted">{name}</dt>
      <dd className="numerals font-semibold wrap-anywhere">
        {missing ? (
          <span className="font-normal text-ink-muted">{t('account.none')}</span>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}

/** 44 px high for a finger, without pushing the lines apart. */
function Contact({ href, children }: { href: string; children: string }): ReactElement {
  return (
    <a
      href={href}
      className="-my-3 inline-block py-3 text-accent-ink underline-offset-4 hover:underline"
    >
      {children}
    </a>
  );
}
