import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField, Input, Select } from '@/shared/ui';
import type { ShiftDay } from './shift-days';

interface Props {
  days: readonly ShiftDay[];
  from: string;
  onFrom: (instant: string) => void;
  minutes: string;
  onMinutes: (minutes: string) => void;
  error: string | undefined;
}

export function ShiftInputs(props: Props): ReactElement {
  const { days, from, onFrom, minutes, onMinutes, error } = props;
  const { t } = useTranslation('seasonPlan');
  const format = useFormat();
  const current = days.find(({ matches }) => matches.some(({ matchDate }) => matchDate === from));
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      <FormField label={t('shift.day')}>
        <Select
          value={current?.day}
          onChange={({ target }) => {
            const day = days.find((one) => one.day === target.value);
            if (day?.matches[0]) onFrom(day.matches[0].matchDate);
          }}
        >
          {days.map(({ day }) => (
            <option key={day} value={day}>
              {format.shortDate(day)}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={t('shift.from')}>
        <Select value={from} onChange={({ target }) => onFrom(target.value)}>
          {[...new Set(current?.matches.map(({ matchDate }) => matchDate))].map((instant) => (
            <option key={instant} value={instant}>
              {format.time(instant)}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={t('shift.minutes')} hint={t('shift.minutesHint')} error={error}>
        <Input
          type="number"
          inputMode="numeric"
          className="numerals"
          value={minutes}
          onChange={({ target }) => onMinutes(target.value)}
        />
      </FormField>
    </div>
  );
}
