import { CircleCheck, Unlink } from 'lucide-react';
import type { ReactElement } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormFailure } from '@/features/auth/FormFailure';
import { Outcome } from '@/features/auth/Outcome';
import { refusedFields } from '@/features/auth/refused-fields';
import { ApiError, errorMessage, useUser } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ButtonLink } from '@/shared/ui';
import { emptyNewPassword, type NewPassword, NewPasswordFields } from './NewPasswordFields';
import { useResetPassword } from './use-password';

/**
 * The page of the mailed link.
 * @param token of the link; empty where it was cut off
 */
export function ResetPassword({ token }: { token: string }): ReactElement {
  const { t } = useTranslation('account');
  const reset = useResetPassword();
  const form = useForm<NewPassword>({ defaultValues: emptyNewPassword });
  if (reset.isSuccess)
    return (
      <Outcome tone="ok" icon={CircleCheck} title={t('resetDone')} text={t('resetDoneText')}>
        <ButtonLink to="/auth">{t('toLogin')}</ButtonLink>
      </Outcome>
    );
  if (token === '' || isLinkRefused(reset.error)) return <DeadLink />;
  const submit = form.handleSubmit(({ newPassword }) =>
    reset.mutate(
      { token, newPassword },
      {
        onError: (error) => {
          for (const [name, key] of refusedFields(error, ['newPassword']))
            form.setError(name, { type: 'server', message: key }, { shouldFocus: true });
        },
      },
    ),
  );
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {reset.isError && (
          <FormFailure title={t('changeFailed')} text={errorMessage(reset.error)} />
        )}
        <SignedInNote />
        <NewPasswordFields />
        <Button type="submit" size="lg" pending={reset.isPending} className="mt-2 w-full">
          {t('submitReset')}
        </Button>
      </form>
    </FormProvider>
  );
}

/** Expired, used or mistyped; the form checks everything else before it is sent. */
const isLinkRefused = (error: Error | null): boolean =>
  error instanceof ApiError &&
  (error.code === 'auth.reset-link-invalid' || 'token' in (error.details ?? {}));

/** The link may be for another account than the one signed in here: say that they will be signed out. */
function SignedInNote(): ReactElement | null {
  const { t } = useTranslation('account');
  const user = useUser();
  if (user === null) return null;
  return (
    <p className="rounded-control bg-warn-soft px-3 py-2 text-sm wrap-anywhere text-warn">
      {t('resetSignedIn', { username: user.username })}
    </p>
  );
}

function DeadLink(): ReactElement {
  const { t } = useTranslation('account');
  return (
    <Outcome tone="failed" icon={Unlink} title={t('linkInvalid')} text={t('linkInvalidText')}>
      <ButtonLink to="/auth/forgot">{t('newLink')}</ButtonLink>
    </Outcome>
  );
}
