import { limits, type OwnPlayerView } from '@kolo/domain';
import { type ReactElement, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DocumentField } from '@/shared/players/DocumentField';
import { documentRule, nameRule, numberRule } from '@/shared/players/player-rules';
import { namesakeOf, nextFreeNumber } from '@/shared/players/roster';
import { FormField, Input } from '@/shared/ui';
import type { NewPlayer } from './send-player';

interface Fields {
  firstName: string;
  lastName: string;
  jerseyNumber: number;
  document: FileList | null;
}

interface Props {
  /** For a submit button outside the form. */
  id: string;
  players: readonly OwnPlayerView[];
  onSubmit: (player: NewPlayer) => void;
}

/** The server takes no more. */
const nameLength = 60;

export function PlayerForm({ id, players, onSubmit }: Props): ReactElement {
  const { t } = useTranslation('myTeam');
  const freeNumber = nextFreeNumber(players);
  const { register, handleSubmit, formState, watch, resetField } = useForm<Fields>({
    defaultValues: {
      ...{ firstName: '', lastName: '', document: null },
      jerseyNumber: freeNumber,
    },
  });
  const { errors, dirtyFields } = formState;
  // The list may arrive with the player before only after the form was opened.
  const isOwnNumber = dirtyFields.jerseyNumber === true;
  useEffect(() => {
    if (!isOwnNumber) resetField('jerseyNumber', { defaultValue: freeNumber });
  }, [freeNumber, isOwnNumber, resetField]);
  const submit = handleSubmit(({ document, ...player }) =>
    onSubmit({ ...player, document: document?.item(0) ?? null }),
  );
  const name = { validate: nameRule(t) };
  const namesake = namesakeOf(`${watch('firstName')} ${watch('lastName')}`, players);
  return (
    <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
      <FormField label={t('firstName')} error={errors.firstName?.message}>
        <Input {...register('firstName', name)} maxLength={nameLength} autoComplete="off" />
      </FormField>
      <FormField
        label={t('lastName')}
        hint={
          namesake && (
            <span className="font-semibold text-warn">
              {t('nameInTeam', { number: namesake.jerseyNumber })}
            </span>
          )
        }
        error={errors.lastName?.message}
      >
        <Input {...register('lastName', name)} maxLength={nameLength} autoComplete="off" />
      </FormField>
      <FormField
        label={t('jerseyNumber')}
        hint={t('numberHint')}
        error={errors.jerseyNumber?.message}
      >
        <Input
          {...register('jerseyNumber', { valueAsNumber: true, validate: numberRule(players, t) })}
          type="number"
          inputMode="numeric"
          min={limits.jerseyNumber.min}
          max={limits.jerseyNumber.max}
        />
      </FormField>
      <DocumentField
        {...register('document', { validate: documentRule(t) })}
        file={watch('document')?.item(0) ?? null}
        error={errors.document?.message}
        onRemove={() => resetField('document')}
      />
    </form>
  );
}
