import type { AccountView } from '@kolo/domain';
import { Pencil, UserRoundX, Users } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { newestFirst, oldestFirst } from '@/features/admin-people/list/ordering';
import { PeopleList } from '@/features/admin-people/list/PeopleList';
import { PersonActions } from '@/features/admin-people/people/PersonActions';
import { SectionTitle } from '@/features/admin-people/SectionTitle';
import { type ActiveList, useAccounts } from '@/shared/accounts/accounts';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, EmptyState } from '@/shared/ui';
import { AccountRow } from './AccountRow';
import { byName, fullNameOf, textsOf } from './account-order';
import { DeactivateDialog } from './DeactivateDialog';
import { EditAccountDialog } from './EditAccountDialog';

export function AccountsSection({ list }: { list: ActiveList }): ReactElement {
  const { t } = useTranslation('adminPeople');
  return (
    <section>
      <SectionTitle>{t(`titles.${list}`)}</SectionTitle>
      <Loaded query={useAccounts(list)}>
        {(accounts) => (
          <PeopleList
            label={t(`titles.${list}`)}
            items={accounts}
            textsOf={textsOf}
            searchHint={t('searchAccounts')}
            orderings={[byName, newestFirst, oldestFirst]}
            empty={
              <EmptyState
                icon={<Users aria-hidden="true" className="size-7" />}
                title={t(`empty.${list}`)}
                description={t(`emptyHints.${list}`)}
              />
            }
            row={(account) => <ActiveRow account={account} />}
          />
        )}
      </Loaded>
    </section>
  );
}

function ActiveRow({ account }: { account: AccountView }): ReactElement {
  const { t } = useTranslation('adminPeople');
  const [open, setOpen] = useState<'edit' | 'deactivate' | null>(null);
  const close = (): void => setOpen(null);
  const name = fullNameOf(account);
  return (
    <AccountRow account={account}>
      <Button
        variant="secondary"
        aria-label={t('of.edit', { name })}
        onClick={() => setOpen('edit')}
      >
        <Pencil aria-hidden="true" className="size-4" />
        {t('edit')}
      </Button>
      <Button
        variant="secondary"
        aria-label={t('of.deactivate', { name })}
        onClick={() => setOpen('deactivate')}
      >
        <UserRoundX aria-hidden="true" className="size-4" />
        {t('deactivate')}
      </Button>
      <PersonActions person={{ kind: 'account', id: account.id }} name={name} />
      {open === 'edit' && <EditAccountDialog account={account} onClose={close} />}
      {open === 'deactivate' && <DeactivateDialog account={account} onClose={close} />}
    </AccountRow>
  );
}
