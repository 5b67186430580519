import { ImagePlus } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { PictureDetailsDialog } from './PictureDetailsDialog';
import { SendPictureDialog } from './SendPictureDialog';
import type { SentPicture } from './use-add-picture';

/** First the file, then its title and description. */
export function AddPicture(): ReactElement {
  const { t } = useTranslation('gallery');
  const [step, setStep] = useState<'none' | 'file' | SentPicture>('none');
  const add = useRef<HTMLButtonElement>(null);
  const close = () => setStep('none');
  return (
    <>
      <Button ref={add} onClick={() => setStep('file')}>
        <ImagePlus aria-hidden="true" className="size-4" />
        {t('add')}
      </Button>
      {step === 'file' && <SendPictureDialog onSent={setStep} onClose={close} />}
      {typeof step === 'object' && (
        <PictureDetailsDialog
          picture={step}
          focusAfter={add}
          onRefused={() => setStep('file')}
          onClose={close}
        />
      )}
    </>
  );
}
