import { useTranslation } from 'react-i18next';
import { copyText } from '@/shared/copy-text';
import { toast } from '@/shared/ui/toast-store';

/** Copies a text and says whether it worked; what could not be copied is shown to be copied by hand. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const { t } = useTranslation('share');
  return async (text, done) => {
    if (await copyText(text)) toast({ title: done, variant: 'success' });
    else toast({ title: t('copyFailed'), description: text, variant: 'destructive' });
  };
}
