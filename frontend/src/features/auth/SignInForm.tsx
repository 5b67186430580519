import type { LoginRequest } from '@kolo/domain';
import { type ReactElement, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, useLogin } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, clearToast, FormField, Input, PasswordInput, toast } from '@/shared/ui';
import { CodeField } from './CodeField';
import { says, useFieldError } from './field-errors';
import { loginFailure } from './login-failure';

const refusedWith = (error: Error, code: string): boolean =>
  error instanceof ApiError && error.code === code;

/** Name and password; then the code, where the account has a second factor. */
export function SignInForm(): ReactElement {
  const { t } = useTranslation('auth');
  const fieldError = useFieldError();
  const login = useLogin();
  const [asksCode, setAsksCode] = useState(false);
  const { register, handleSubmit, formState, setError, setFocus, resetField } =
    useForm<LoginRequest>({ defaultValues: { username: '', password: '', code: '' } });
  useEffect(() => {
    if (asksCode) setFocus('code');
  }, [asksCode, setFocus]);
  const refuse = (error: Error): void => {
    if (refusedWith(error, 'auth.second-factor-needed')) setAsksCode(true);
    else if (refusedWith(error, 'auth.wrong-code'))
      setError('code', { type: 'server', message: says('codeWrong') }, { shouldFocus: true });
    else toast(loginFailure(error, t));
  };
  const submit = handleSubmit(({ code, ...values }) =>
    login.mutate(asksCode && code ? { ...values, code } : values, {
      onSuccess: clearToast,
      onError: refuse,
    }),
  );
  const startOver = (): void => {
    resetField('code');
    resetField('password');
    setAsksCode(false);
  };
  const { errors } = formState;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {asksCode ? (
        <CodeField
          field={register('code', { required: says('codeRequired') })}
          error={fieldError(errors.code)}
          recovery
        />
      ) : (
        <>
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
        </>
      )}
      <Button type="submit" size="lg" pending={login.isPending} className="mt-2 w-full">
        {t('submit')}
      </Button>
      {asksCode && (
        <Button variant="ghost" onClick={startOver}>
          {t('otherAccount')}
        </Button>
      )}
    </form>
  );
}
