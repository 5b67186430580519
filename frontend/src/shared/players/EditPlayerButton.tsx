import type { OwnPlayerView } from '@kolo/domain';
import { Pencil } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { IconButton } from '@/shared/ui';
import { EditPlayerDialog } from './EditPlayerDialog';

interface Props {
  player: OwnPlayerView;
  /** The whole team. */
  players: readonly OwnPlayerView[];
}

/** Rejected players are entered again instead. */
export function EditPlayerButton({ player, players }: Props): ReactElement | null {
  const { t } = useTranslation('myTeam');
  const { t: common } = useTranslation();
  const [open, setOpen] = useState(false);
  if (player.status === 'rejected') return null;
  return (
    <>
      <IconButton
        label={t('edit.of', { name: player.name, number: player.jerseyNumber })}
        text={common('edit')}
        onClick={() => setOpen(true)}
      >
        <Pencil aria-hidden="true" className="size-4" />
      </IconButton>
      {open && (
        <EditPlayerDialog player={player} players={players} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
