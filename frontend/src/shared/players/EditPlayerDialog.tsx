import { limits, type OwnPlayerView } from '@kolo/domain';
import { type ReactElement, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useUser } from '@/shared/api';
import { Button, Dialog, FormField, Input } from '@/shared/ui';
import { DocumentField } from './DocumentField';
import { PlayerSteps } from './PlayerSteps';
import { documentRule, nameRule, numberRule } from './player-rules';
import { useCorrectPlayer } from './use-player-edits';

interface Fields {
  firstName: string;
  lastName: string;
  jerseyNumber: number;
  document: FileList | null;
}

interface Props {
  player: OwnPlayerView;
  /** Of the team, with this one. */
  players: readonly OwnPlayerView[];
  onClose: () => void;
}

const nameLength = 60;

/** Name, number and document of somebody who is in the team, and the ways out of it. */
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

interface FormProps {
  id: string;
  player: OwnPlayerView;
  others: readonly OwnPlayerView[];
  onSubmit: (fields: Fields) => void;
}

function CorrectionForm({ id, player, others, onSubmit }: FormProps): ReactElement {
  const { t } = useTranslation('myTeam');
  const { firstName, lastName, jerseyNumber } = player;
  const { register, handleSubmit, formState, watch, resetField } = useForm<Fields>({
    defaultValues: { firstName, lastName, jerseyNumber, document: null },
  });
  const { errors } = formState;
  const isCompany = useUser()?.role === 'company';
  const isRenamed =
    watch('firstName').trim() !== firstName || watch('lastName').trim() !== lastName;
  const waitsAgain = isRenamed && player.status === 'approved' && isCompany;
  const name = { validate: nameRule(t) };
  return (
    <form id={id} onSubmit={handleSubmit(onSubmit)} noValidate className="grid gap-4">
      <FormField label={t('firstName')} error={errors.firstName?.message}>
        <Input {...register('firstName', name)} maxLength={nameLength} autoComplete="off" />
      </FormField>
      <FormField
        label={t('lastName')}
        hint={
          waitsAgain ? (
            <span className="font-semibold text-warn">{t('edit.waitsAgain')}</span>
          ) : undefined
        }
        error={errors.lastName?.message}
      >
        <Input {...register('lastName', name)} maxLength={nameLength} autoComplete="off" />
      </FormField>
      <FormField
        label={t('jerseyNumber')}
        hint={t('edit.numberHint')}
        error={errors.jerseyNumber?.message}
      >
        <Input
          {...register('jerseyNumber', { valueAsNumber: true, validate: numberRule(others, t) })}
          type="number"
          inputMode="numeric"
          {...limits.jerseyNumber}
        />
      </FormField>
      <DocumentField
        {...register('document', { validate: documentRule(t) })}
        file={watch('document')?.item(0) ?? null}
        error={errors.document?.message}
        onRemove={() => resetField('document')}
      />
      {player.employmentDocumentUrl !== null && (
        <p className="-mt-2 text-xs text-ink-muted">{t('edit.replaces')}</p>
      )}
    </form>
  );
}
