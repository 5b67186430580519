import { copyText } from '@/shared/browser/copy-text';
import { useTranslation } from '@/shared/i18n/use-translation';
import { toast } from '@/shared/ui/toast-store';

/** A text that cannot be copied is shown for copying by hand. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const { t } = useTranslation('share');
  return async (text, done) => {
    if (await copyText(text)) toast({ title: done, variant: 'success' });
    else toast({ title: t('copyFailed'), description: text, variant: 'destructive' });
  };
}
