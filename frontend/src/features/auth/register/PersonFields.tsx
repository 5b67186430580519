import { limits } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFieldError } from '@/features/auth/field-errors';
import { repeats, rules } from '@/features/auth/field-rules';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField, Input, PasswordInput } from '@/shared/ui';
import type { NewPerson } from './registration';

export function PersonFields(): ReactElement {
  const { t } = useTranslation('register');
  const fieldError = useFieldError();
  const { register, formState } = useFormContext<NewPerson>();
  const { errors } = formState;
  return (
    <>
      <FormField label={t('username')} error={fieldError(errors.username)}>
        <Input
          {...register('username', rules.username)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FormField>
      <FormField label={t('email')} error={fieldError(errors.email)}>
        <Input
          {...register('email', rules.email)}
          type="email"
          maxLength={254}
          autoComplete="email"
          autoCapitalize="none"
        />
      </FormField>
      <FormField
        label={t('password')}
        hint={t('passwordHint', { min: limits.password.min })}
        error={fieldError(errors.password)}
      >
        <PasswordInput
          {...register('password', { ...rules.newPassword, deps: 'confirmPassword' })}
          autoComplete="new-password"
        />
      </FormField>
      <FormField label={t('confirmPassword')} error={fieldError(errors.confirmPassword)}>
        <PasswordInput
          {...register(
            'confirmPassword',
            repeats(({ password }: NewPerson) => password),
          )}
          autoComplete="new-password"
        />
      </FormField>
    </>
  );
}
