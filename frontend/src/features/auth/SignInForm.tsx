import type { LoginRequest } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLogin } from '../../shared/api';
import { Button, clearToast, FormField, Input, PasswordInput, toast } from '../../shared/ui';
import { says, useFieldError } from './field-errors';
import { loginFailure } from './login-failure';

export function SignInForm(): ReactElement {
  const { t } = useTranslation('auth');
  const fieldError = useFieldError();
  const login = useLogin();
  const { register, handleSubmit, formState } = useForm<LoginRequest>({
    defaultValues: { username: '', password: '' },
  });
  const submit = handleSubmit((values) =>
    login.mutate(values, {
      onSuccess: clearToast,
      onError: (error) => toast(loginFailure(error, t)),
    }),
  );
  const { errors } = formState;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <FormField label={t('username')} error={fieldError(errors.username)}>
        <Input
          {...register('username', { required: says('usernameRequired') })}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FormField>
      <FormField label={t('password')} error={fieldError(errors.password)}>
        <PasswordInput
          {...register('password', { required: says('passwordRequired') })}
          autoComplete="current-password"
        />
      </FormField>
      <Button type="submit" size="lg" pending={login.isPending} className="mt-2 w-full">
        {t('submit')}
      </Button>
    </form>
  );
}
