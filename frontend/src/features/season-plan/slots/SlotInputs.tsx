import { slotTimes } from '@kolo/domain';
import { type ReactElement, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField, Input, Select } from '@/shared/ui';
import { type SlotFields, slotOf, useSlotRules } from './slot-fields';
import { useSlotTexts, weekdays } from './use-slot-texts';
import { useVenues } from './use-venues';

/** The hours of a hall, with the kick-offs that they give. */
export function SlotInputs(): ReactElement {
  const { t } = useTranslation(['seasonPlan', 'common']);
  const texts = useSlotTexts();
  const rules = useSlotRules();
  const { data: venues = [] } = useVenues();
  const list = useId();
  const { register, formState, watch } = useFormContext<SlotFields>();
  const { errors } = formState;
  const slot = slotOf(watch());
  const minutes = { type: 'number', inputMode: 'numeric', className: 'numerals' } as const;
  const time = { autoComplete: 'off', className: 'numerals' } as const;
  return (
    <>
      <div className="col-span-2">
        <FormField label={t('slots.venue')} error={errors.venue?.message}>
          <Input
            {...register('venue', rules.venue)}
            list={list}
            autoComplete="off"
            maxLength={200}
          />
        </FormField>
        <datalist id={list}>
          {venues.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
      </div>
      <div className="col-span-2">
        <FormField label={t('slots.day')}>
          <Select {...register('weekday')}>
            {weekdays.map((day) => (
              <option key={day} value={day}>
                {texts.weekday(day)}
              </option>
            ))}
          </Select>
        </FormField>
      </div>
      <FormField label={t('slots.from')} hint={t('slots.timeHint')} error={errors.from?.message}>
        <Input {...register('from', rules.from)} {...time} />
      </FormField>
      <FormField label={t('slots.to')} error={errors.to?.message}>
        <Input {...register('to', rules.to)} {...time} />
      </FormField>
      <FormField
        label={t('slots.minutes')}
        hint={t('slots.minutesHint')}
        error={errors.slotMinutes?.message}
      >
        <Input {...register('slotMinutes', rules.slotMinutes)} {...minutes} />
      </FormField>
      <FormField label={t('slots.buffer')} error={errors.bufferMinutes?.message}>
        <Input {...register('bufferMinutes', rules.bufferMinutes)} {...minutes} />
      </FormField>
      <p role="status" className="col-span-2 text-sm font-semibold wrap-anywhere empty:hidden">
        {slot && t('slots.fit', { matches: texts.count(slot), times: slotTimes(slot).join(', ') })}
      </p>
    </>
  );
}
