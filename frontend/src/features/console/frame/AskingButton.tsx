import { type ReactElement, useState } from 'react';
import { Button, type ButtonProps, ConfirmDialog } from '@/shared/ui';

interface Props extends Pick<ButtonProps, 'variant' | 'className'> {
  label: string;
  title: string;
  text: string;
  /** In place of the label. */
  confirmLabel?: string;
  onConfirm: () => void;
}

/** A step of the match that asks before it is taken. */
export function AskingButton({
  label,
  title,
  text,
  confirmLabel = label,
  onConfirm,
  ...look
}: Props): ReactElement {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button {...look} size="touch" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        size="touch"
        variant="primary"
        title={title}
        description={text}
        confirmLabel={confirmLabel}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
      />
    </>
  );
}
