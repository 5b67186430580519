import { limits, type OwnPlayerView } from '@kolo/domain';
import { type ReactElement, useId } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { isFull, placesTaken } from '@/shared/players/roster';
import { Button, clearToast, Dialog, toast, UploadProgress } from '@/shared/ui';
import { addPlayerFailure, isStopped } from './add-player-failure';
import { PlayerForm } from './PlayerForm';
import type { NewPlayer } from './send-player';
import { useAddPlayer } from './use-add-player';

interface Props {
  teamId: number;
  players: readonly OwnPlayerView[];
  open: boolean;
  onClose: () => void;
}

export function AddPlayerDialog({ teamId, players, open, onClose }: Props): ReactElement {
  const { t } = useTranslation('myTeam');
  const { t: common } = useTranslation();
  const form = useId();
  const { add, sent, stop } = useAddPlayer(teamId);
  const places = { taken: placesTaken(players), max: limits.playersPerTeam };
  const full = isFull(players);
  const close = () => {
    stop();
    onClose();
  };
  const submit = (player: NewPlayer) => {
    clearToast();
    add.mutate(player, {
      onSuccess: ({ name }) => {
        onClose();
        toast({ title: t('added', { name }), description: t('addedText'), variant: 'success' });
      },
      onError: (error) => isStopped(error) || toast(addPlayerFailure(error, t)),
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      title={t('add')}
      description={full ? t('full', places) : t('addLead', places)}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={form} disabled={full} pending={add.isPending}>
            {t('add')}
          </Button>
        </>
      }
    >
      <PlayerForm id={form} players={players} onSubmit={submit} />
      {add.isPending && add.variables.document !== null && <UploadProgress share={sent} />}
    </Dialog>
  );
}
