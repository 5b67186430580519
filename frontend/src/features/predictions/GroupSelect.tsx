import type { PredictionGroup } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Select } from '@/shared/ui';

interface Props {
  groups: readonly PredictionGroup[];
  chosen: PredictionGroup | undefined;
  onChoose: (groupId: number) => void;
}

/** Nothing for whoever has no choice. */
export function GroupSelect({ groups, chosen, onChoose }: Props): ReactElement | null {
  const { t } = useTranslation('predictions');
  if (groups.length < 2) return null;
  return (
    <div className="sm:max-w-80">
      <Select
        aria-label={t('groups')}
        value={chosen?.id}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {groups.map(({ id, name }) => (
          <option key={id} value={id} translate="no">
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
