import type { OwnPlayerView } from '@kolo/domain';
import { type ReactElement, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { PlayerFields, type PlayerFieldValues } from '@/shared/players/PlayerFields';
import { inTeam, namesakeOf, nextFreeNumber } from '@/shared/players/roster';
import type { NewPlayer } from './send-player';

interface Props {
  /** For a submit button outside the form. */
  id: string;
  players: readonly OwnPlayerView[];
  onSubmit: (player: NewPlayer) => void;
}

export function PlayerForm({ id, players, onSubmit }: Props): ReactElement {
  const { t } = useTranslation('myTeam');
  const freeNumber = nextFreeNumber(players);
  const form = useForm<PlayerFieldValues>({
    defaultValues: { firstName: '', lastName: '', jerseyNumber: freeNumber, document: null },
  });
  const { handleSubmit, formState, watch, resetField } = form;
  // The list with the player added before may arrive after the form was opened.
  const isOwnNumber = formState.dirtyFields.jerseyNumber === true;
  useEffect(() => {
    if (!isOwnNumber) resetField('jerseyNumber', { defaultValue: freeNumber });
  }, [freeNumber, isOwnNumber, resetField]);
  const submit = handleSubmit(({ document, ...player }) =>
    onSubmit({ ...player, document: document?.item(0) ?? null }),
  );
  const namesake = namesakeOf(`${watch('firstName')} ${watch('lastName')}`, inTeam(players));
  return (
    <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
      <PlayerFields
        form={form}
        others={players}
        nameWarning={namesake && t('nameInTeam', { number: namesake.jerseyNumber })}
        numberHint={t('numberHint')}
      />
    </form>
  );
}
