import { cleanLine, type OwnNamePolicy, type OwnPlayerView } from '@kolo/domain';
import { type ReactElement, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useUser } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Dialog } from '@/shared/ui';
import { NameChoiceField } from './NameChoiceField';
import { PlayerFields, type PlayerFieldValues } from './PlayerFields';
import { PlayerSteps } from './PlayerSteps';
import { useCorrectPlayer } from './use-player-edits';

interface Props {
  player: OwnPlayerView;
  players: readonly OwnPlayerView[];
  onClose: () => void;
}

export function EditPlayerDialog({ player, players, onClose }: Props): ReactElement {
  const { t } = useTranslation('myTeam');
  const { t: common } = useTranslation();
  const form = useId();
  const correct = useCorrectPlayer(player);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('edit.title', { name: player.name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={form} pending={correct.isPending}>
            {common('save')}
          </Button>
        </>
      }
    >
      <CorrectionForm
        id={form}
        player={player}
        others={players.filter(({ id }) => id !== player.id)}
        onSubmit={({ document, ...fields }) =>
          correct.mutate({ ...fields, document: document?.item(0) ?? null }, { onSuccess: onClose })
        }
      />
      <PlayerSteps player={player} onDone={onClose} />
    </Dialog>
  );
}

interface CorrectedFields extends PlayerFieldValues {
  namePolicy?: OwnNamePolicy | null;
}

interface FormProps {
  id: string;
  player: OwnPlayerView;
  others: readonly OwnPlayerView[];
  onSubmit: (fields: CorrectedFields) => void;
}

function CorrectionForm({ id, player, others, onSubmit }: FormProps): ReactElement {
  const { t } = useTranslation('myTeam');
  const { firstName, lastName, jerseyNumber } = player;
  const form = useForm<PlayerFieldValues>({
    defaultValues: { firstName, lastName, jerseyNumber, document: null },
  });
  const [namePolicy, setNamePolicy] = useState(player.namePolicy);
  const { handleSubmit, watch } = form;
  const isCompany = useUser()?.role === 'company';
  const isRenamed =
    cleanLine(watch('firstName')) !== firstName || cleanLine(watch('lastName')) !== lastName;
  const waitsAgain = isRenamed && player.status === 'approved' && isCompany;
  const submit = handleSubmit((fields) =>
    onSubmit({ ...fields, ...(namePolicy !== undefined && { namePolicy }) }),
  );
  return (
    <form id={id} onSubmit={submit} noValidate className="grid gap-4">
      <PlayerFields
        form={form}
        others={others}
        nameWarning={waitsAgain ? t('edit.waitsAgain') : undefined}
        numberHint={t('edit.numberHint')}
      />
      {player.employmentDocumentUrl !== null && (
        <p className="-mt-2 text-xs text-ink-muted">{t('edit.replaces')}</p>
      )}
      {namePolicy !== undefined && (
        <NameChoiceField
          player={{ ...player, ...watch() }}
          chosen={namePolicy}
          onChoose={setNamePolicy}
        />
      )}
    </form>
  );
}
