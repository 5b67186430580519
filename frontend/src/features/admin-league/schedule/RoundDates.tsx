import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField, Input } from '@/shared/ui';

interface Props {
  /** `yyyy-mm-dd` by round; empty where none is chosen. */
  dates: readonly string[];
  errors: readonly (string | undefined)[];
  onChange: (round: number, day: string) => void;
}

/** The first date fills in the others. An untouched field shows no error yet. */
export function RoundDates({ dates, errors, onChange }: Props): ReactElement {
  const { t } = useTranslation(['schedule', 'common']);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const begun = dates.some((day) => day !== '');
  return (
    <ol className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {dates.map((day, round) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number, and its field stays its own.
        <li key={round}>
          <FormField
            label={t('common:round', { round: round + 1 })}
            hint={round === 0 ? t('firstDateHint') : undefined}
            error={day !== '' || begun || left.has(round) ? errors[round] : undefined}
          >
            <Input
              type="date"
              value={day}
              onChange={({ target }) => onChange(round, target.value)}
              onBlur={() => setLeft(new Set(left).add(round))}
            />
          </FormField>
        </li>
      ))}
    </ol>
  );
}
