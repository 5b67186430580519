import { limits } from '@kolo/domain';
import type { FieldError } from 'react-hook-form';
import { auth } from '@/shared/i18n/hr/auth';
import { useTranslation } from '@/shared/i18n/use-translation';

const texts = auth.fieldErrors;

/** A key instead of a sentence, so that the message follows the language. */
export type FieldErrorKey = keyof typeof texts;

/** Checks at compile time that the key exists. */
export const says = (key: FieldErrorKey): FieldErrorKey => key;

const isKey = (message: string | undefined): message is FieldErrorKey =>
  message !== undefined && message in texts;

const numbers = {
  usernameMin: limits.username.min,
  usernameMax: limits.username.max,
  passwordMin: limits.password.min,
  passwordMax: limits.password.max,
};

/** The message under a field in the current language; undefined while the field is valid. */
export function useFieldError(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation('auth');
  return (error) =>
    isKey(error?.message) ? t(`fieldErrors.${error.message}`, numbers) : undefined;
}
