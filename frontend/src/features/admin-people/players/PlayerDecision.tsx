import type { PendingPlayer } from '@kolo/domain';
import { Check } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useDecidePlayer } from '@/features/admin-people/use-writes';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ConfirmDialog } from '@/shared/ui';

interface Props {
  player: PendingPlayer;
  /** The player's unique label. */
  name: string;
}

/** Approves at once; rejecting asks first, because it is final. */
export function PlayerDecision({ player, name }: Props): ReactElement {
  const { t } = useTranslation('adminPeople');
  const decide = useDecidePlayer(player.id, name);
  const [asking, setAsking] = useState(false);
  const approving = decide.isPending && decide.variables === 'approved';
  return (
    <div className="flex shrink-0 gap-2 max-sm:*:flex-1">
      <Button
        variant="secondary"
        aria-label={t('of.reject', { name })}
        disabled={approving}
        onClick={() => setAsking(true)}
      >
        {t('reject')}
      </Button>
      <Button
        aria-label={t('of.approve', { name })}
        pending={approving}
        onClick={() => decide.mutate('approved')}
      >
        {!approving && <Check aria-hidden="true" className="size-4" />}
        <span>{t('approve')}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('ask.rejectPlayer')}
        description={t('ask.rejectPlayerText', { name })}
        confirmLabel={t('reject')}
        pending={decide.isPending}
        onConfirm={() => decide.mutate('rejected', { onSettled: () => setAsking(false) })}
      />
    </div>
  );
}
