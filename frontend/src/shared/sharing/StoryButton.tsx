import { ImageDown } from 'lucide-react';
import { type ReactElement, Suspense, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { lazyComponent } from '@/shared/page/lazy-component';
import { Button } from '@/shared/ui/Button';
import type { StoryPicture } from './story-picture';

const StoryDialog = lazyComponent(async () => (await import('./StoryDialog')).StoryDialog);

/** Opens the pictures that can be shared in a story. */
export function StoryButton({ pictures }: { pictures: readonly StoryPicture[] }): ReactElement {
  const { t } = useTranslation('share');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <ImageDown aria-hidden="true" className="size-4" />
        {t('picture')}
      </Button>
      {open && (
        <Suspense>
          <StoryDialog pictures={pictures} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
