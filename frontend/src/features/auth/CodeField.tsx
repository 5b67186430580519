import { limits } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField, Input } from '@/shared/ui';

interface Props {
  field: UseFormRegisterReturn;
  error: string | undefined;
  /** Also accepts a recovery code. */
  recovery?: boolean;
}

/** The six digits of the app, or a recovery code. */
export function CodeField({ field, error, recovery = false }: Props): ReactElement {
  const { t } = useTranslation('auth');
  const [isRecovery, setRecovery] = useState(false);
  return (
    <div className="grid gap-1">
      <FormField
        label={t(isRecovery ? 'recoveryCode' : 'code')}
        hint={t(isRecovery ? 'recoveryCodeHint' : 'codeHint')}
        error={error}
      >
        <Input
          {...field}
          key={String(isRecovery)}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.signInCode.max}
          className="font-mono tracking-widest"
        />
      </FormField>
      {recovery && (
        <button
          type="button"
          onClick={() => setRecovery(!isRecovery)}
          className="min-h-11 justify-self-start rounded-control text-sm font-semibold text-ink-muted underline underline-offset-4 hover:text-ink"
        >
          {t(isRecovery ? 'useCode' : 'useRecoveryCode')}
        </button>
      )}
    </div>
  );
}
