import { namePolicies } from '@kolo/domain';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField, Select } from '@/shared/ui';
import type { LeagueFields } from './league-fields';

export function NamePolicyField({ form }: { form: UseFormReturn<LeagueFields> }): ReactElement {
  const { t } = useTranslation('adminLeague');
  return (
    <FormField label={t('names.label')} hint={t('names.hint')}>
      <Select {...form.register('namePolicy')}>
        {namePolicies.map((policy) => (
          <option key={policy} value={policy}>
            {t(`names.${policy}`)}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
