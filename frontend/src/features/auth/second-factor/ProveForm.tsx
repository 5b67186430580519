import { type ReactElement, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { CodeField } from '@/features/auth/CodeField';
import { says, useFieldError } from '@/features/auth/field-errors';
import { rules } from '@/features/auth/field-rules';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, FormField, PasswordInput } from '@/shared/ui';
import { useRefused } from './use-refused';

interface Proof {
  password: string;
  code: string;
}

interface Props<Answer> {
  label: string;
  /** Where set, the form also asks for the password; password managers store pairs. */
  username?: string;
  send: (proof: Proof) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
}

/** Requires a code before a step that makes the account less safe. */
export function ProveForm<Answer>({
  label,
  username,
  send,
  onDone,
  onCancel,
}: Props<Answer>): ReactElement {
  const { t } = useTranslation('account');
  const fieldError = useFieldError();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Proof>({
    defaultValues: { password: '', code: '' },
  });
  const { errors, isSubmitting } = formState;
  const refused = useRefused(setError, { password: 'password', code: 'code' });
  const withPassword = username !== undefined;
  useEffect(() => setFocus(withPassword ? 'password' : 'code'), [setFocus, withPassword]);
  const submit = handleSubmit((proof) => send(proof).then(onDone, refused));
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {withPassword && (
        <>
          <input type="text" autoComplete="username" value={username} readOnly hidden />
          <FormField label={t('secondFactor.password')} error={fieldError(errors.password)}>
            <PasswordInput
              {...register('password', rules.currentPassword)}
              autoComplete="current-password"
            />
          </FormField>
        </>
      )}
      <CodeField
        field={register('code', { required: says('codeRequired') })}
        error={fieldError(errors.code)}
        recovery
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={isSubmitting}>
          {label}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('secondFactor.cancel')}
        </Button>
      </div>
    </form>
  );
}
