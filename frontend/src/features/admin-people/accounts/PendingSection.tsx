import type { AccountView } from '@kolo/domain';
import { Check, Inbox } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { newestFirst, oldestFirst } from '@/features/admin-people/list/ordering';
import { PeopleList } from '@/features/admin-people/list/PeopleList';
import { SectionTitle } from '@/features/admin-people/SectionTitle';
import { useApprove, useApproveEach, useReject } from '@/features/admin-people/use-writes';
import { useAccounts } from '@/shared/accounts/accounts';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ConfirmDialog, EmptyState } from '@/shared/ui';
import { AccountRow } from './AccountRow';
import { byName, fullNameOf, textsOf } from './account-order';

/** Accounts waiting for approval, the longest waiting first. */
export function PendingSection(): ReactElement {
  const { t } = useTranslation('adminPeople');
  const approveEach = useApproveEach(fullNameOf);
  return (
    <section>
      <SectionTitle>{t('titles.pending')}</SectionTitle>
      <Loaded query={useAccounts('pending')}>
        {(accounts) => (
          <PeopleList
            label={t('titles.pending')}
            items={accounts}
            textsOf={textsOf}
            searchHint={t('searchAccounts')}
            orderings={[oldestFirst, newestFirst, byName]}
            empty={
              <EmptyState
                icon={<Inbox aria-hidden="true" className="size-7" />}
                title={t('empty.pending')}
                description={t('emptyHints.pending')}
              />
            }
            approval={{ nameOf: fullNameOf, write: approveEach }}
            row={(account) => <PendingRow account={account} />}
          />
        )}
      </Loaded>
    </section>
  );
}

function PendingRow({ account }: { account: AccountView }): ReactElement {
  const { t } = useTranslation('adminPeople');
  const approve = useApprove(account.id);
  const reject = useReject(account.id);
  const [asking, setAsking] = useState(false);
  const name = fullNameOf(account);
  return (
    <AccountRow account={account} showRole>
      <Button
        variant="secondary"
        aria-label={t('of.reject', { name })}
        disabled={approve.isPending}
        onClick={() => setAsking(true)}
      >
        {t('reject')}
      </Button>
      <Button
        aria-label={t('of.approve', { name })}
        pending={approve.isPending}
        onClick={() => approve.mutate()}
      >
        {!approve.isPending && <Check aria-hidden="true" className="size-4" />}
        <span>{t('approve')}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('ask.reject')}
        description={t('ask.rejectText', { name })}
        confirmLabel={t('reject')}
        pending={reject.isPending}
        onConfirm={() => reject.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </AccountRow>
  );
}
