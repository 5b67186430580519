import type { ReactElement } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useFieldError } from '@/features/auth/field-errors';
import { rules } from '@/features/auth/field-rules';
import { refusedFields } from '@/features/auth/refused-fields';
import { errorMessage } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, FormField, PasswordInput, toast } from '@/shared/ui';
import { emptyNewPassword, type NewPassword, NewPasswordFields } from './NewPasswordFields';
import { useChangePassword } from './use-password';

interface Change extends NewPassword {
  currentPassword: string;
}

const empty: Change = { currentPassword: '', ...emptyNewPassword };

/** @param username for the browser's password manager, which stores pairs */
export function ChangePasswordForm({ username }: { username: string }): ReactElement {
  const { t } = useTranslation('account');
  const fieldError = useFieldError();
  const change = useChangePassword();
  const form = useForm<Change>({ defaultValues: empty });
  const refuse = (error: Error): void => {
    for (const [name, key] of refusedFields(error, ['currentPassword', 'newPassword']))
      form.setError(name, { type: 'server', message: key }, { shouldFocus: true });
    toast({ title: t('changeFailed'), description: errorMessage(error), variant: 'destructive' });
  };
  const submit = form.handleSubmit(({ currentPassword, newPassword }) =>
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          form.reset(empty);
          toast({ title: t('changed'), description: t('changedText'), variant: 'success' });
        },
        onError: refuse,
      },
    ),
  );
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <FormField
          label={t('currentPassword')}
          error={fieldError(form.formState.errors.currentPassword)}
        >
          <PasswordInput
            {...form.register('currentPassword', rules.currentPassword)}
            autoComplete="current-password"
          />
        </FormField>
        <NewPasswordFields />
        <p className="text-xs text-ink-muted">{t('otherSessions')}</p>
        <Button type="submit" pending={change.isPending} className="sm:self-start">
          {t('submitChange')}
        </Button>
      </form>
    </FormProvider>
  );
}
