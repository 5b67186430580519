import type { OwnPlayerView } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useUser } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ConfirmDialog } from '@/shared/ui';
import { useRevokeApproval, useWithdrawPlayer } from './use-player-edits';

interface Props {
  player: OwnPlayerView;
  onDone: () => void;
}

export function PlayerSteps({ player, onDone }: Props): ReactElement {
  const { t } = useTranslation('myTeam');
  const [asking, setAsking] = useState<'withdraw' | 'unapprove' | null>(null);
  const withdraw = useWithdrawPlayer(player);
  const unapprove = useRevokeApproval(player);
  const mayDecide = useUser()?.role === 'admin' && player.status === 'approved';
  const close = (): void => setAsking(null);
  const { name, jerseyNumber: number } = player;
  return (
    <div className="mt-5 flex flex-wrap gap-2 border-t pt-4 pb-1">
      <Button variant="secondary" onClick={() => setAsking('withdraw')}>
        {t('edit.withdraw')}
      </Button>
      {mayDecide && (
        <Button variant="secondary" onClick={() => setAsking('unapprove')}>
          {t('edit.unapprove')}
        </Button>
      )}
      <ConfirmDialog
        open={asking === 'withdraw'}
        onOpenChange={close}
        title={t('edit.withdrawAsk', { name })}
        description={t('edit.withdrawText', { number })}
        confirmLabel={t('edit.withdraw')}
        pending={withdraw.isPending}
        onConfirm={() => withdraw.mutate(undefined, { onSuccess: onDone, onSettled: close })}
      />
      <ConfirmDialog
        open={asking === 'unapprove'}
        onOpenChange={close}
        title={t('edit.unapproveAsk', { name })}
        description={t('edit.unapproveText')}
        confirmLabel={t('edit.unapprove')}
        pending={unapprove.isPending}
        onConfirm={() => unapprove.mutate(undefined, { onSuccess: onDone, onSettled: close })}
      />
    </div>
  );
}
