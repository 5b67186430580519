import type { SecondFactorSecret } from '@kolo/domain';
import { type ReactElement, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { CodeField } from '@/features/auth/CodeField';
import { says, useFieldError } from '@/features/auth/field-errors';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { useRefused } from './use-refused';
import { useConfirm } from './use-second-factor';

interface Props {
  secret: SecondFactorSecret;
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** Proves that the app has the secret before anything depends on it. */
export function FirstCode({ secret: { secret, uri, qr }, onDone }: Props): ReactElement {
  const { t } = useTranslation('account');
  const fieldError = useFieldError();
  const confirm = useConfirm();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { code: '' },
  });
  const refused = useRefused(setError, { code: 'code' });
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = handleSubmit((values) =>
    confirm.mutate(values, {
      onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
      onError: refused,
    }),
  );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p>{t('secondFactor.scan')}</p>
      <div className="flex flex-wrap items-center gap-4">
        {/* A white border also in the dark theme: cameras need it. */}
        <img
          src={qr}
          alt={t('secondFactor.qr')}
          width={220}
          height={220}
          className="rounded-control bg-white"
        />
        <div className="min-w-0 flex-1 basis-48">
          <p className="text-ink-muted">{t('secondFactor.byHand')}</p>
          <p className="mt-1 font-mono font-semibold wrap-anywhere select-all">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </p>
          <a
            href={uri}
            className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t('secondFactor.openApp')}
          </a>
        </div>
      </div>
      <CodeField
        field={register('code', { required: says('codeRequired') })}
        error={fieldError(formState.errors.code)}
      />
      <Button type="submit" pending={confirm.isPending} className="sm:self-start">
        {t('secondFactor.confirm')}
      </Button>
    </form>
  );
}
