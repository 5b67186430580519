import { i18n } from '@/shared/i18n/i18n';
import { ApiError, NetworkError } from './api-error';

export function errorMessage(error: unknown, otherwise?: string): string {
  if (error instanceof NetworkError) return i18n.t('error.network');
  if (error instanceof ApiError && error.message !== '') return error.message;
  return otherwise ?? i18n.t('error.unknown');
}
