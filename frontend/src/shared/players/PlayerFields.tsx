import { limits, type OwnPlayerView } from '@kolo/domain';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField, Input } from '@/shared/ui';
import { DocumentField } from './DocumentField';
import { documentRule, nameRule, numberRule } from './player-rules';

export interface PlayerFieldValues {
  firstName: string;
  lastName: string;
  jerseyNumber: number;
  document: FileList | null;
}

interface Props {
  form: UseFormReturn<PlayerFieldValues>;
  /** The players whose numbers are taken. */
  others: readonly OwnPlayerView[];
  nameWarning: string | undefined;
  numberHint: string;
}

export function PlayerFields({ form, others, nameWarning, numberHint }: Props): ReactElement {
  const { t } = useTranslation('myTeam');
  const { register, formState, watch, resetField } = form;
  const { errors } = formState;
  const name = { validate: nameRule(t) };
  return (
    <>
      <FormField label={t('firstName')} error={errors.firstName?.message}>
        <Input {...register('firstName', name)} maxLength={limits.personName} autoComplete="off" />
      </FormField>
      <FormField
        label={t('lastName')}
        hint={nameWarning && <span className="font-semibold text-warn">{nameWarning}</span>}
        error={errors.lastName?.message}
      >
        <Input {...register('lastName', name)} maxLength={limits.personName} autoComplete="off" />
      </FormField>
      <FormField label={t('jerseyNumber')} hint={numberHint} error={errors.jerseyNumber?.message}>
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
    </>
  );
}
