import { cleanTime } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField } from '@/shared/ui/FormField';
import { Input } from '@/shared/ui/Input';
import { isDate, type RulingFields } from './ruling-fields';

/** The day and the time of a match that is moved; both may stay empty. */
export function NewDate(): ReactElement {
  const { t } = useTranslation('ruling');
  const { register, formState, getValues } = useFormContext<RulingFields>();
  const validate = (): true | string => isDate(getValues()) || t('badDate');
  return (
    <div className="grid grid-cols-2 gap-2">
      <FormField label={t('newDate')} optional error={formState.errors.day?.message}>
        <Input {...register('day', { validate })} type="date" />
      </FormField>
      <FormField label={t('time')}>
        <Input
          {...register('time', { setValueAs: cleanTime })}
          autoComplete="off"
          placeholder="18:00"
        />
      </FormField>
    </div>
  );
}
