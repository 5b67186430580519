import { limits } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField, Input, RadioRow, Select } from '@/shared/ui';
import { BlackoutTarget } from './BlackoutTarget';
import { type BlackoutFields, useBlackoutRules } from './blackout-fields';

const kinds = ['hard', 'soft'] as const;

interface Props {
  leagueId: number;
  /** A company enters days of its own team alone, which are always soft. */
  own: boolean;
}

export function BlackoutInputs({ leagueId, own }: Props): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const rules = useBlackoutRules();
  const { register, formState, watch, setValue } = useFormContext<BlackoutFields>();
  const { errors } = formState;
  const { fromDay, toDay, how } = watch();
  const first = register('fromDay', rules.fromDay);
  return (
    <>
      {!own && (
        <>
          <FormField label={t('blackouts.forWhom')}>
            <Select {...register('who')}>
              <option value="league">{t('blackouts.league')}</option>
              <option value="team">{t('blackouts.team')}</option>
              <option value="venue">{t('blackouts.venue')}</option>
            </Select>
          </FormField>
          <BlackoutTarget leagueId={leagueId} />
        </>
      )}
      <FormField label={t('blackouts.fromDay')} error={errors.fromDay?.message}>
        <Input
          {...first}
          type="date"
          onChange={(event) => {
            // One day is the usual case, so the last day follows the first.
            if (toDay === fromDay) setValue('toDay', event.target.value);
            return first.onChange(event);
          }}
        />
      </FormField>
      <FormField label={t('blackouts.toDay')} error={errors.toDay?.message}>
        <Input {...register('toDay', rules.toDay)} type="date" />
      </FormField>
      <div className="sm:col-span-2">
        <FormField label={t('blackouts.reason')} optional>
          <Input {...register('reason')} autoComplete="off" maxLength={limits.blackouts.reason} />
        </FormField>
      </div>
      {!own && (
        <fieldset className="grid gap-2 sm:col-span-2">
          <legend className="mb-1.5 text-sm font-semibold">{t('blackouts.how')}</legend>
          {kinds.map((kind) => (
            <RadioRow
              key={kind}
              name="how"
              checked={how === kind}
              onChoose={() => setValue('how', kind)}
            >
              <span className="font-semibold">{t(`blackouts.${kind}`)}</span>
              <span className="block text-ink-muted">{t(`blackouts.${kind}Hint`)}</span>
            </RadioRow>
          ))}
        </fieldset>
      )}
    </>
  );
}
