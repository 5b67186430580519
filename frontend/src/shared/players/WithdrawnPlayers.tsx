import type { OwnPlayerView } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ConfirmDialog } from '@/shared/ui';
import { inTeam, isFull, isWithdrawn, nextFreeNumber } from './roster';
import { useReturnPlayer } from './use-player-edits';

export function WithdrawnPlayers({
  players,
}: {
  players: readonly OwnPlayerView[];
}): ReactElement | null {
  const { t } = useTranslation('myTeam');
  const withdrawn = players.filter(isWithdrawn);
  if (withdrawn.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="text-sm font-bold text-ink-muted">{t('edit.withdrawnTitle')}</h3>
      <ul className="mt-1 divide-y">
        {withdrawn.map((player) => (
          <Withdrawn key={player.id} player={player} players={players} />
        ))}
      </ul>
    </section>
  );
}

interface Props {
  player: OwnPlayerView;
  players: readonly OwnPlayerView[];
}

function Withdrawn({ player, players }: Props): ReactElement {
  const { t } = useTranslation('myTeam');
  const [asking, setAsking] = useState(false);
  const bringBack = useReturnPlayer(player);
  const isWorn = inTeam(players).some(({ jerseyNumber }) => jerseyNumber === player.jerseyNumber);
  const jerseyNumber = isWorn ? nextFreeNumber(players) : player.jerseyNumber;
  const { name } = player;
  return (
    <li className="flex min-h-12 items-center gap-3 text-sm">
      <span className="min-w-0 flex-1 font-medium wrap-anywhere">{name}</span>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('edit.returnOf', { name })}
        disabled={isFull(players)}
        onClick={() => setAsking(true)}
      >
        {t('edit.return')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        variant="primary"
        title={t('edit.returnOf', { name })}
        description={t(isWorn ? 'edit.returnOther' : 'edit.returnText', {
          number: jerseyNumber,
          old: player.jerseyNumber,
        })}
        confirmLabel={t('edit.return')}
        pending={bringBack.isPending}
        onConfirm={() => bringBack.mutate({ jerseyNumber }, { onSettled: () => setAsking(false) })}
      />
    </li>
  );
}
