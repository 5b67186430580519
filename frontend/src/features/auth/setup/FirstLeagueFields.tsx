import type { ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFieldError } from '@/features/auth/field-errors';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField, Input } from '@/shared/ui';
import { leagueRules, type SetupFields } from './setup-fields';

export function FirstLeagueFields(): ReactElement {
  const { t } = useTranslation('setup');
  const fieldError = useFieldError();
  const { register, formState } = useFormContext<SetupFields>();
  const { errors } = formState;
  return (
    <fieldset className="grid grid-cols-1 gap-4 border-t pt-4 sm:grid-cols-2">
      <legend className="float-left mb-1 w-full text-sm font-bold sm:col-span-2">
        {t('league')}
      </legend>
      <div className="sm:col-span-2">
        <FormField label={t('leagueName')} error={fieldError(errors.leagueName)}>
          <Input
            {...register('leagueName', leagueRules.leagueName)}
            autoComplete="off"
            maxLength={100}
          />
        </FormField>
      </div>
      <div className="sm:col-span-2">
        <FormField label={t('season')} error={fieldError(errors.season)}>
          <Input {...register('season', leagueRules.season)} autoComplete="off" maxLength={40} />
        </FormField>
      </div>
      <FormField label={t('startDate')} error={fieldError(errors.startDate)}>
        <Input {...register('startDate', leagueRules.startDate)} type="date" />
      </FormField>
      <FormField label={t('endDate')} error={fieldError(errors.endDate)}>
        <Input {...register('endDate', leagueRules.endDate)} type="date" />
      </FormField>
      <div className="sm:col-span-2">
        <FormField label={t('venue')} error={fieldError(errors.venue)}>
          <Input {...register('venue', leagueRules.venue)} autoComplete="off" maxLength={120} />
        </FormField>
      </div>
    </fieldset>
  );
}
