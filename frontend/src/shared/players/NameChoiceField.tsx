import { type NamePolicy, namePolicies, type OwnPlayerView, shownName } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField, Select } from '@/shared/ui';

interface Props {
  player: Pick<OwnPlayerView, 'firstName' | 'lastName' | 'jerseyNumber'>;
  /** Null follows the league. */
  chosen: NamePolicy | null;
  onChoose: (policy: NamePolicy | null) => void;
}

/** Only what can be stricter than a league. */
const stricter = namePolicies.filter((policy) => policy !== 'full');

/** How public pages name the player, where the player wants less than the league shows. */
export function NameChoiceField({ player, chosen, onChoose }: Props): ReactElement {
  const { t } = useTranslation('myTeam');
  return (
    <FormField label={t('edit.names.label')} hint={t('edit.names.hint')}>
      <Select
        value={stricter.find((policy) => policy === chosen) ?? ''}
        onChange={({ target }) =>
          onChoose(stricter.find((policy) => policy === target.value) ?? null)
        }
      >
        <option value="">{t('edit.names.league')}</option>
        {stricter.map((policy) => (
          <option key={policy} value={policy}>
            {t(`edit.names.${policy}`, { name: shownName(player, policy).name })}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
