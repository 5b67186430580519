import type { RefereePlace } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Checkbox, FormField, Select } from '@/shared/ui';
import { dayOf, type PlaceChoice } from './place-choice';

interface Props {
  places: readonly RefereePlace[];
  choice: PlaceChoice;
  onChoose: (choice: PlaceChoice) => void;
}

export function PlaceFilter({ places, choice, onChoose }: Props): ReactElement {
  const { t } = useTranslation('referee');
  const { shortDate } = useFormat();
  const days = [...new Set(places.map(dayOf))];
  const venues = [...new Set(places.flatMap(({ venue }) => venue ?? []))].sort();
  return (
    <div className="mt-4 grid grid-cols-1 gap-x-4 gap-y-2 sm:grid-cols-2">
      <FormField label={t('filter.day')}>
        <Select
          value={choice.day}
          onChange={({ target }) => onChoose({ ...choice, day: target.value })}
        >
          <option value="">{t('filter.everyDay')}</option>
          {days.map((day) => (
            <option key={day} value={day}>
              {shortDate(`${day}T12:00:00Z`)}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={t('filter.venue')}>
        <Select
          value={choice.venue}
          onChange={({ target }) => onChoose({ ...choice, venue: target.value })}
        >
          <option value="">{t('filter.everyVenue')}</option>
          {venues.map((venue) => (
            <option key={venue} translate="no">
              {venue}
            </option>
          ))}
        </Select>
      </FormField>
      <Checkbox
        label={t('filter.eligible')}
        checked={choice.eligible}
        onChange={({ target }) => onChoose({ ...choice, eligible: target.checked })}
      />
    </div>
  );
}
