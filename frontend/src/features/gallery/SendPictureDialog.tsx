import { ImageUp } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { ApiError, errorMessage } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, clearToast, Dialog, toast, UploadProgress } from '@/shared/ui';
import { PictureDrop } from './PictureDrop';
import { pictureFault } from './picture-file';
import { type SentPicture, useSendPicture } from './use-add-picture';

interface Props {
  onSent: (picture: SentPicture) => void;
  onClose: () => void;
}

export function SendPictureDialog({ onSent, onClose }: Props): ReactElement {
  const { t } = useTranslation('gallery');
  const { t: common } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const { send, sent, stop } = useSendPicture();
  const fault = file === null ? undefined : pictureFault(file, t);
  const close = () => {
    stop();
    onClose();
  };
  const submit = () => {
    if (file === null || fault !== undefined) return;
    clearToast();
    send.mutate(file, { onSuccess: onSent, onError: (error) => showError(error) });
  };
  const showError = (error: Error) => {
    if (error.name === 'AbortError') return;
    // An answer without our code comes from a foreign storage and is not meant for people.
    const foreign = error instanceof ApiError && error.code === undefined;
    const description = foreign ? t('sendFailed') : errorMessage(error, t('sendFailed'));
    toast({ title: t('failure'), description, variant: 'destructive' });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      title={t('add')}
      description={t('addLead')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {common('cancel')}
          </Button>
          <Button
            disabled={file === null || fault !== undefined}
            pending={send.isPending}
            onClick={submit}
          >
            {!send.isPending && <ImageUp aria-hidden="true" className="size-4" />}
            <span>{t('send')}</span>
          </Button>
        </>
      }
    >
      <PictureDrop file={file} fault={fault} disabled={send.isPending} onChoose={setFile} />
      {send.isPending && <UploadProgress share={sent} />}
    </Dialog>
  );
}
