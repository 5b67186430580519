import { cleanEmail } from '@kolo/domain';
import { MailCheck } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormFailure } from '@/features/auth/FormFailure';
import { useFieldError } from '@/features/auth/field-errors';
import { rules } from '@/features/auth/field-rules';
import { Outcome } from '@/features/auth/Outcome';
import { errorMessage } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ButtonLink, FormField, Input } from '@/shared/ui';
import { useForgotPassword } from './use-password';

/** The answer is the same whether or not the address is known. */
export function ForgotPassword(): ReactElement {
  const { t } = useTranslation(['account', 'auth']);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [again, setAgain] = useState(false);
  const askAgain = (): void => {
    setAgain(true);
    setSentTo(null);
  };
  if (sentTo === null) return <ForgotForm again={again} onSent={setSentTo} />;
  return (
    <Outcome
      tone="ok"
      icon={MailCheck}
      title={t('sentTitle')}
      text={t('sentText', { email: sentTo })}
    >
      <ButtonLink to="/auth">{t('auth:backToLogin')}</ButtonLink>
      <Button variant="ghost" onClick={askAgain}>
        {t('otherAddress')}
      </Button>
    </Outcome>
  );
}

interface FormProps {
  /** Shown again after an earlier request, whose button had the focus. */
  again: boolean;
  onSent: (email: string) => void;
}

function ForgotForm({ again, onSent }: FormProps): ReactElement {
  const { t } = useTranslation('account');
  const fieldError = useFieldError();
  const forgot = useForgotPassword();
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { email: '' } });
  useEffect(() => {
    if (again) setFocus('email');
  }, [again, setFocus]);
  const submit = handleSubmit((values) => {
    const email = cleanEmail(values.email);
    forgot.mutate({ email }, { onSuccess: () => onSent(email) });
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {forgot.isError && <FormFailure title={t('sendFailed')} text={errorMessage(forgot.error)} />}
      <FormField label={t('email')} error={fieldError(formState.errors.email)}>
        <Input
          {...register('email', rules.email)}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
        />
      </FormField>
      <Button type="submit" size="lg" pending={forgot.isPending} className="w-full">
        {t('submitForgot')}
      </Button>
    </form>
  );
}
