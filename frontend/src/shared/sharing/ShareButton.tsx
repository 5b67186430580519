import { Share2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui/Button';
import { useCopy } from './use-copy';

interface Props {
  title: string;
  path: string;
}

/** Opens the device's share sheet, or copies the link where there is none. */
export function ShareButton({ title, path }: Props): ReactElement {
  const { t } = useTranslation('share');
  const copy = useCopy();
  const share = async (): Promise<void> => {
    const url = new URL(path, window.location.origin).href;
    if (navigator.share === undefined) return copy(url, t('linkCopied'));
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // The user closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copy(url, t('linkCopied'));
    }
  };
  return (
    <Button variant="secondary" onClick={() => void share()}>
      <Share2 aria-hidden="true" className="size-4" />
      {t('share')}
    </Button>
  );
}
