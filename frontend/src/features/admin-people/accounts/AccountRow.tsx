import type { AccountView } from '@kolo/domain';
import { UserRound } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, TeamCrest } from '@/shared/ui';
import { AccountFacts } from './AccountFacts';
import { nameOf } from './account-order';

interface Props {
  account: AccountView;
  /** Set where a list mixes roles. */
  showRole?: boolean;
  children: ReactNode;
}

export function AccountRow({ account, showRole = false, children }: Props): ReactElement {
  const { t } = useTranslation('account');
  const name = nameOf(account);
  return (
    <div className="flex flex-col gap-x-4 gap-y-4 p-4 sm:flex-row sm:flex-wrap sm:items-center">
      <div className="flex min-w-0 flex-1 items-center gap-3">
        {account.companyName === null ? (
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-muted">
            <UserRound aria-hidden="true" className="size-5" />
          </span>
        ) : (
          <TeamCrest name={name} className="size-10" />
        )}
        <div className="min-w-0 flex-1">
          <h3 className="text-base leading-tight font-extrabold tracking-tight wrap-anywhere">
            {name}
          </h3>
          {name !== account.username && (
            <p className="text-sm text-ink-muted wrap-anywhere">{account.username}</p>
          )}
        </div>
        {showRole && <Badge>{t(`roles.${account.role}`)}</Badge>}
      </div>
      <div className="w-full sm:order-last">
        <AccountFacts account={account} />
      </div>
      <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))]">
        {children}
      </div>
    </div>
  );
}
