import { Plus, X } from 'lucide-react';
import { type ReactElement, useId, useRef } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, FormField, IconButton, Input } from '@/shared/ui';
import { type ScheduleFields, type ShownFields, withTime } from './schedule-fields';

interface Props {
  fields: ShownFields;
  errors: readonly (string | undefined)[];
  onChange: (change: Partial<ScheduleFields>) => void;
}

/** The kick-off times of every round. */
export function MatchTimes({ fields, errors, onChange }: Props): ReactElement {
  const { t } = useTranslation('schedule');
  const heading = useId();
  const add = useRef<HTMLButtonElement>(null);
  const { times } = fields;
  const remove = (key: number): void => {
    // The button of the removed time had the focus.
    add.current?.focus();
    onChange({ times: times.filter((time) => time.key !== key) });
  };
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="text-sm font-bold">
        {t('times')}
      </h3>
      <p className="mb-2 text-xs text-ink-muted">{t('timesHint')}</p>
      <ul className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 sm:grid-cols-3">
        {times.map(({ key, value }, index) => (
          <li key={key} className="flex items-start gap-1">
            <div className="min-w-0 flex-1">
              <FormField label={t('timeOf', { number: index + 1 })} error={errors[index]}>
                <Input
                  value={value}
                  autoComplete="off"
                  className="numerals"
                  onChange={({ target }) =>
                    onChange({
                      times: times.map((time) =>
                        time.key === key ? { key, value: target.value } : time,
                      ),
                    })
                  }
                />
              </FormField>
            </div>
            <IconButton
              label={t('removeTime', { number: index + 1 })}
              className="mt-6.5"
              onClick={() => remove(key)}
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      {times.length === 0 && (
        <p role="alert" className="text-xs font-semibold text-danger">
          {t('noTimes')}
        </p>
      )}
      <Button
        ref={add}
        variant="secondary"
        className="mt-3"
        disabled={times.length >= maxTimes}
        onClick={() => onChange(withTime(fields))}
      >
        <Plus aria-hidden="true" className="size-4" />
        {t('addTime')}
      </Button>
    </section>
  );
}

/** No round of 32 teams has more matches. */
const maxTimes = 16;
