import { i18n } from '@/shared/i18n/i18n';
import { ApiError, NetworkError } from './api-error';

/**
 * One sentence about a failed call, for a toast or an error state, in the language on the screen.
 * @param otherwise what to say where the server gave no reason
 */
export function errorMessage(error: unknown, otherwise?: string): string {
  if (error instanceof NetworkError) return i18n.t('error.network');
  if (error instanceof ApiError && error.message !== '') return error.message;
  return otherwise ?? i18n.t('error.unknown');
}
