import { CodeXml } from 'lucide-react';
import { type ReactElement, Suspense, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { lazyComponent } from '@/shared/page/lazy-component';
import { Button } from '@/shared/ui/Button';
import type { EmbedOptions } from './embed-snippet';

const EmbedDialog = lazyComponent(async () => (await import('./EmbedDialog')).EmbedDialog);

type Props = Pick<EmbedOptions, 'kind' | 'id' | 'title'>;

export function EmbedButton(props: Props): ReactElement {
  const { t } = useTranslation('share');
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const show = (): void => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="secondary" onClick={show}>
        <CodeXml aria-hidden="true" className="size-4" />
        {t('embed')}
      </Button>
      {wasOpened && (
        <Suspense>
          <EmbedDialog {...props} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
