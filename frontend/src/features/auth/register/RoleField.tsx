import { type RegistrableRole, registrableRoles } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField, Select } from '@/shared/ui';
import type { Registration } from './registration';

export function RoleField({ role }: { role: RegistrableRole }): ReactElement {
  const { t } = useTranslation(['register', 'account']);
  const { register } = useFormContext<Registration>();
  return (
    <FormField label={t('role')} hint={t(`roleHints.${role}`)}>
      <Select {...register('role')}>
        {registrableRoles.map((one) => (
          <option key={one} value={one}>
            {t(`account:roles.${one}`)}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
