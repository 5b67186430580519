import { limits } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFieldError } from '@/features/auth/field-errors';
import { repeats, rules } from '@/features/auth/field-rules';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField, PasswordInput } from '@/shared/ui';

export interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

export const emptyNewPassword: NewPassword = { newPassword: '', confirmPassword: '' };

export function NewPasswordFields(): ReactElement {
  const { t } = useTranslation('account');
  const fieldError = useFieldError();
  const { register, formState } = useFormContext<NewPassword>();
  const { errors } = formState;
  return (
    <>
      <FormField
        label={t('newPassword')}
        hint={t('newPasswordHint', { min: limits.password.min })}
        error={fieldError(errors.newPassword)}
      >
        <PasswordInput
          {...register('newPassword', { ...rules.newPassword, deps: 'confirmPassword' })}
          autoComplete="new-password"
        />
      </FormField>
      <FormField label={t('confirmPassword')} error={fieldError(errors.confirmPassword)}>
        <PasswordInput
          {...register(
            'confirmPassword',
            repeats((values: NewPassword) => values.newPassword),
          )}
          autoComplete="new-password"
        />
      </FormField>
    </>
  );
}
