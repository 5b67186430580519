import { limits } from '@kolo/domain';
import type { ReactElement } from 'react';
import type { useForm } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField, Input } from '@/shared/ui';
import { type LeagueFields, useLeagueRules } from './league-fields';

/** The season's facts on the home page. */
export function SeasonSettingsFields({
  form,
}: {
  form: ReturnType<typeof useForm<LeagueFields>>;
}): ReactElement {
  const { t } = useTranslation('adminLeague');
  const rules = useLeagueRules();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <fieldset className="grid grid-cols-1 gap-4 border-t pt-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="sr-only">{t('settings.title')}</legend>
      <div className="sm:col-span-2">
        <p aria-hidden="true" className="font-bold">
          {t('settings.title')}
        </p>
        <p className="text-sm text-ink-muted">{t('settings.hint')}</p>
      </div>
      <div className="sm:col-span-2">
        <FormField label={t('settings.venue')} error={errors.venue?.message}>
          <Input {...register('venue')} autoComplete="off" maxLength={120} />
        </FormField>
      </div>
      <FormField label={t('settings.kickOffFrom')} error={errors.kickOffFrom?.message}>
        <Input {...register('kickOffFrom', rules.kickOffFrom)} type="time" />
      </FormField>
      <FormField label={t('settings.kickOffUntil')} error={errors.kickOffUntil?.message}>
        <Input {...register('kickOffUntil', rules.kickOffUntil)} type="time" />
      </FormField>
      <FormField
        label={t('settings.format')}
        hint={t('settings.formatExample')}
        error={errors.format?.message}
      >
        <Input {...register('format')} autoComplete="off" maxLength={20} />
      </FormField>
      <FormField label={t('settings.ballSize')} error={errors.ballSize?.message}>
        <Input
          {...register('ballSize', rules.ballSize)}
          type="number"
          inputMode="numeric"
          {...limits.ballSize}
        />
      </FormField>
      <FormField label={t('settings.finalsOn')} error={errors.finalsOn?.message}>
        <Input {...register('finalsOn', rules.finalsOn)} type="date" />
      </FormField>
      <FormField label={t('settings.finalists')} error={errors.finalists?.message}>
        <Input
          {...register('finalists', rules.finalists)}
          type="number"
          inputMode="numeric"
          {...limits.finalists}
        />
      </FormField>
    </fieldset>
  );
}
