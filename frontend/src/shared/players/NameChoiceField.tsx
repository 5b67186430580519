import { type OwnNamePolicy, type OwnPlayerView, ownNamePolicies, shownName } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField, Select } from '@/shared/ui';

interface Props {
  player: Pick<OwnPlayerView, 'firstName' | 'lastName' | 'jerseyNumber'>;
  /** Null follows the league. */
  chosen: OwnNamePolicy | null;
  onChoose: (policy: OwnNamePolicy | null) => void;
}

/** How public pages name the player, where the player wants less than the league shows. */
export function NameChoiceField({ player, chosen, onChoose }: Props): ReactElement {
  const { t } = useTranslation('myTeam');
  return (
    <FormField label={t('edit.names.label')} hint={t('edit.names.hint')}>
      <Select
        value={ownNamePolicies.find((policy) => policy === chosen) ?? ''}
        onChange={({ target }) =>
          onChoose(ownNamePolicies.find((policy) => policy === target.value) ?? null)
        }
      >
        <option value="">{t('edit.names.league')}</option>
        {ownNamePolicies.map((policy) => (
          <option key={policy} value={policy}>
            {t(`edit.names.${policy}`, { name: shownName(player, policy).name })}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
