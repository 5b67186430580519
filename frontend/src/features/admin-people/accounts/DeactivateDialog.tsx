import type { AccountView } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useDeactivate } from '@/features/admin-people/use-writes';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ConfirmDialog } from '@/shared/ui';
import { fullNameOf } from './account-order';

interface Props {
  account: AccountView;
  onClose: () => void;
}

export function DeactivateDialog({ account, onClose }: Props): ReactElement {
  const { t } = useTranslation('adminPeople');
  const deactivate = useDeactivate(account.id);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('ask.deactivate')}
      description={t('ask.deactivateText', { name: fullNameOf(account) })}
      confirmLabel={t('deactivate')}
      pending={deactivate.isPending}
      onConfirm={() => deactivate.mutate(undefined, { onSettled: onClose })}
    />
  );
}
