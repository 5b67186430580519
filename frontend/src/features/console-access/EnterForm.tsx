import { cleanDigits } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorMessage } from '@/shared/api/error-message';
import { newCommandId } from '@/shared/api/new-command-id';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, FormField, Input } from '@/shared/ui';
import { useEnter } from './use-enter';

interface Typed {
  code: string;
  pin: string;
}

/** With the blanks and marks that were copied. */
const longestPin = 20;

const big = 'h-16 text-center text-2xl font-bold tracking-[0.2em] uppercase';

export function EnterForm(): ReactElement {
  const { t } = useTranslation('consoleAccess');
  const enter = useEnter();
  const [id] = useState(newCommandId);
  const { register, handleSubmit, formState } = useForm<Typed>({
    defaultValues: { code: '', pin: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ code, pin }) =>
    enter.mutate({ id, body: { code, pin: cleanDigits(pin) } }),
  );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-sm text-ink-muted">{t('enterHint')}</p>
      <FormField label={t('code')} hint={t('codeExample')} error={errors.code && t('codeRequired')}>
        <Input
          {...register('code', { required: true, maxLength: 20 })}
          className={big}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </FormField>
      <FormField label={t('pin')} hint={t('pinLength')} error={errors.pin && t('pinRequired')}>
        <Input
          {...register('pin', { validate: (pin) => /^\d{6}$/.test(cleanDigits(pin)) })}
          className={big}
          autoComplete="off"
          inputMode="numeric"
          maxLength={longestPin}
        />
      </FormField>
      {enter.error !== null && (
        <p role="alert" className="rounded-lg bg-danger-soft px-4 py-3 font-semibold text-danger">
          {errorMessage(enter.error)}
        </p>
      )}
      <Button type="submit" size="touch" pending={enter.isPending} className="w-full">
        {t('open')}
      </Button>
    </form>
  );
}
