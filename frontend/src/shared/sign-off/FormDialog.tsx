import type { FormEvent, ReactElement, ReactNode } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Dialog } from '@/shared/ui';

interface Props {
  title: string;
  lead: string;
  save: string;
  /** Sends what was entered; false leaves the dialog open. */
  onSave: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}

/** A question at the table or on a phone, with buttons that are hit at once. */
export function FormDialog({ title, lead, save, onSave, onClose, children }: Props): ReactElement {
  const { t: common } = useTranslation();
  const form = useId();
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    const isDone = await onSave();
    if (isDone) onClose();
    else setSending(false);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      touch
      title={title}
      description={lead}
      footer={
        <>
          <Button size="touch" variant="secondary" className="max-sm:flex-1" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button
            size="touch"
            type="submit"
            form={form}
            pending={sending}
            className="max-sm:flex-1"
          >
            {save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4 pb-1">
        {children}
      </form>
    </Dialog>
  );
}
