import { errorMessage, NetworkError } from '@/shared/api';
import { i18n } from '@/shared/i18n';
import type { TFunction } from '@/shared/i18n/text-keys';
import type { ToastMessage } from '@/shared/ui';

export function publishFailure(error: Error, t: TFunction<'rules'>): ToastMessage {
  const failed = t('admin.uploadFailed');
  const title = error instanceof NetworkError ? failed : i18n.t('error.title');
  return { title, description: errorMessage(error, failed), variant: 'destructive' };
}
