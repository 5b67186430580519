import { galleryLimits } from '@kolo/domain';
import { type ReactElement, type RefObject, useId } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, errorMessage } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, clearToast, Dialog, FormField, Input, TextArea, toast } from '@/shared/ui';
import { titleOf } from './picture-file';
import { type PictureDetails, type SentPicture, useSavePicture } from './use-add-picture';

interface Props {
  picture: SentPicture;
  /** Takes the focus afterwards; the dialog that chose the file is gone. */
  focusAfter: RefObject<HTMLElement | null>;
  /** The file itself was refused and deleted: another one has to be chosen. */
  onRefused: () => void;
  onClose: () => void;
}

/** Only saving these puts the uploaded picture into the gallery. */
export function PictureDetailsDialog({
  picture,
  focusAfter,
  onRefused,
  onClose,
}: Props): ReactElement {
  const { t } = useTranslation('gallery');
  const { t: common } = useTranslation();
  const form = useId();
  const save = useSavePicture(picture);
  const { register, handleSubmit, watch } = useForm<PictureDetails>({
    defaultValues: { title: titleOf(picture.file.name) || t('title'), description: '' },
  });
  const blank = watch('title').trim() === '';
  const submit = handleSubmit((details) => {
    if (blank || save.isPending) return;
    clearToast();
    save.mutate(details, {
      onSuccess: () => {
        onClose();
        toast({ title: t('success'), description: t('saved'), variant: 'success' });
      },
      onError: (error) => {
        const description = errorMessage(error, t('saveFailed'));
        toast({ title: t('failure'), description, variant: 'destructive' });
        if (isRefused(error)) onRefused();
        // The answer to an earlier attempt was lost: the picture is in the gallery.
        else if (isCode(error, /^gallery\.upload-used$/)) onClose();
      },
    });
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('details')}
      focusAfter={focusAfter}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={form} disabled={blank} pending={save.isPending}>
            {save.isPending ? t('saving') : t('save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <FormField label={t('name')}>
          <Input {...register('title')} maxLength={galleryLimits.title} autoComplete="off" />
        </FormField>
        <FormField label={t('description')}>
          <TextArea {...register('description')} maxLength={galleryLimits.description} />
        </FormField>
      </form>
    </Dialog>
  );
}

const isCode = (error: Error, code: RegExp): boolean =>
  error instanceof ApiError && error.status < 500 && code.test(error.code ?? '');

/** The server has then deleted the file. */
const isRefused = (error: Error): boolean => isCode(error, /^file\.|^gallery\.too-many-pixels$/);
