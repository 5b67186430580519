import { roles } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField, Input, Select } from '@/shared/ui';
import type { AccountFields } from './account-fields';
import type { useAccountRules } from './use-account-rules';

interface Props {
  rules: ReturnType<typeof useAccountRules>;
  wasAdmin: boolean;
}

export function PersonFields({ rules, wasAdmin }: Props): ReactElement {
  const { t } = useTranslation(['adminPeople', 'account']);
  const { register, formState } = useFormContext<AccountFields>();
  const { errors } = formState;
  const role = useWatch<AccountFields, 'role'>({ name: 'role' });
  return (
    <>
      <FormField label={t('account.username')} error={errors.username?.message}>
        <Input
          {...register('username', rules.username)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FormField>
      <FormField label={t('account.email')} error={errors.email?.message}>
        <Input
          {...register('email', rules.email)}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
        />
      </FormField>
      <FormField
        label={t('account.role')}
        error={errors.role?.message}
        hint={
          role === 'admin' && !wasAdmin ? (
            <span className="font-semibold text-warn">{t('adminWarning')}</span>
          ) : undefined
        }
      >
        <Select {...register('role')}>
          {roles.map((one) => (
            <option key={one} value={one}>
              {t(`account:roles.${one}`)}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={t('account.phone')} optional error={errors.phone?.message}>
        <Input {...register('phone', rules.phone)} type="tel" autoComplete="off" />
      </FormField>
    </>
  );
}
