import { i18n } from '../i18n/i18n';
import { ApiError, NetworkError } from './api-error';

/** One sentence about a failed call, for a toast or an error state, in the language on the screen. */
export function errorMessage(error: unknown): string {
  if (error instanceof NetworkError) return i18n.t('error.network');
  if (error instanceof ApiError && error.message !== '') return error.message;
  return i18n.t('error.unknown');
}
