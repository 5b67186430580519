import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useFieldError } from '@/features/auth/field-errors';
import { rules } from '@/features/auth/field-rules';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, FormField, PasswordInput } from '@/shared/ui';
import { FirstCode } from './FirstCode';
import { useRefused } from './use-refused';
import { useBegin } from './use-second-factor';

interface Props {
  username: string;
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** The password first; then the QR code, and the app's first code. */
export function TurnOn({ username, onDone }: Props): ReactElement {
  const { t } = useTranslation('account');
  const fieldError = useFieldError();
  const begin = useBegin();
  const form = useForm({ defaultValues: { password: '' } });
  const refused = useRefused(form.setError, { password: 'password' });
  if (begin.data !== undefined) return <FirstCode secret={begin.data} onDone={onDone} />;
  return (
    <form
      onSubmit={form.handleSubmit((values) => begin.mutate(values, { onError: refused }))}
      noValidate
      className="flex flex-col gap-4"
    >
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <FormField
        label={t('secondFactor.password')}
        error={fieldError(form.formState.errors.password)}
      >
        <PasswordInput
          {...form.register('password', rules.currentPassword)}
          autoComplete="current-password"
        />
      </FormField>
      <Button type="submit" pending={begin.isPending} className="sm:self-start">
        {t('secondFactor.turnOn')}
      </Button>
    </form>
  );
}
