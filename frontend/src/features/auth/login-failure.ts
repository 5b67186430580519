import type { RefusalCode } from '@kolo/domain';
import { ApiError, errorMessage, NetworkError } from '@/shared/api';
import type { TFunction } from '@/shared/i18n/text-keys';
import type { ToastMessage } from '@/shared/ui';

/** Refusals that are not about the password; the server's message says what to do. */
const ownSentence: readonly (RefusalCode | undefined)[] = [
  'auth.deactivated',
  'request.too-many',
  'service.unavailable',
];

/** The toast of a failed sign-in (docs/product.md#messages). */
export function loginFailure(error: Error, t: TFunction<'auth'>): ToastMessage {
  if (error.message.includes('pending admin approval'))
    return { title: t('pendingTitle'), description: t('pendingText') };
  return {
    title: t('failedTitle'),
    description: saysWhy(error) ? errorMessage(error) : t('failedText'),
    variant: 'destructive',
  };
}

const saysWhy = (error: Error): boolean =>
  error instanceof NetworkError ||
  (error instanceof ApiError && ownSentence.some((code) => code === error.code));
