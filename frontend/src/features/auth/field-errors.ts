import { limits } from '@kolo/domain';
import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { auth } from '@/shared/i18n/hr/auth';

const texts = auth.fieldErrors;

/** What can be wrong with a field of the account's forms: a key, so that it follows the language. */
export type FieldErrorKey = keyof typeof texts;

/** Keeps the keys of rules honest. */
export const says = (key: FieldErrorKey): FieldErrorKey => key;

const isKey = (message: string | undefined): message is FieldErrorKey =>
  message !== undefined && message in texts;

const numbers = {
  usernameMin: limits.username.min,
  usernameMax: limits.username.max,
  passwordMin: limits.password.min,
  passwordMax: limits.password.max,
};

/** The sentence under a field, in the language on the screen; none while the field is right. */
export function useFieldError(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation('auth');
  return (error) =>
    isKey(error?.message) ? t(`fieldErrors.${error.message}`, numbers) : undefined;
}
