import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { says } from '@/features/auth/field-errors';
import { ApiError, errorMessage } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { toast } from '@/shared/ui';

/** Shows a refusal at its field, and any other failure in a toast. */
export function useRefused<Fields extends FieldValues>(
  setError: UseFormSetError<Fields>,
  fields: { password?: Path<Fields>; code?: Path<Fields> },
): (error: Error) => void {
  const { t } = useTranslation('account');
  return (error) => {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'auth.wrong-password' && fields.password !== undefined)
      setError(fields.password, { message: says('currentPasswordWrong') }, { shouldFocus: true });
    else if (code === 'auth.wrong-code' && fields.code !== undefined)
      setError(fields.code, { message: says('codeWrong') }, { shouldFocus: true });
    else
      toast({
        title: t('secondFactor.failed'),
        description: errorMessage(error),
        variant: 'destructive',
      });
  };
}
