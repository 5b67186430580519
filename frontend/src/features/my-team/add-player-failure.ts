import { errorMessage, NetworkError } from '@/shared/api';
import { i18n } from '@/shared/i18n';
import type { TFunction } from '@/shared/i18n/text-keys';
import type { ToastMessage } from '@/shared/ui';

export function addPlayerFailure(error: Error, t: TFunction<'myTeam'>): ToastMessage {
  const title = error instanceof NetworkError ? t('addFailed') : i18n.t('error.title');
  return { title, description: errorMessage(error, t('addFailed')), variant: 'destructive' };
}

/** The user closed the dialog and knows that nothing was added. */
export const isStopped = (error: Error): boolean => error.name === 'AbortError';
