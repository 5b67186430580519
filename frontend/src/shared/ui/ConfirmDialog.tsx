import { clsx } from 'clsx';
import { AlertDialog as Radix } from 'radix-ui';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from './Button';
import type { ButtonSize } from './button-style';
import { dialogPanel, dialogShade } from './dialog-style';
import { useCloseRequest } from './use-close-request';
import { useDialogFocus } from './use-dialog-focus';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel?: string;
  variant?: 'primary' | 'danger';
  size?: ButtonSize;
  pending?: boolean;
  /** Gets the focus where the opener is gone afterwards. */
  focusAfter?: RefObject<HTMLElement | null>;
  onConfirm: () => void;
  /** A second way to say yes. */
  other?: { label: string; onChoose: () => void };
}

/** Asks before something that cannot be undone. Only its own buttons close it. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  variant = 'danger',
  size = 'md',
  pending = false,
  focusAfter,
  onConfirm,
  other,
}: Props): ReactElement {
  const { t } = useTranslation();
  const focus = useDialogFocus(focusAfter);
  useCloseRequest(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={dialogShade} />
        <Radix.Content {...focus} className={clsx(dialogPanel, 'p-5 sm:max-w-md')}>
          <Radix.Title className="text-lg font-extrabold tracking-tight">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-sm text-ink-muted">
            {description}
          </Radix.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:*:min-w-fit max-sm:*:flex-1 max-sm:*:whitespace-nowrap pb-[env(safe-area-inset-bottom)]">
            <Radix.Cancel asChild>
              <Button variant="secondary" size={size}>
                {t('cancel')}
              </Button>
            </Radix.Cancel>
            {other !== undefined && (
              <Button variant="secondary" size={size} pending={pending} onClick={other.onChoose}>
                {other.label}
              </Button>
            )}
            <Button variant={variant} size={size} pending={pending} onClick={onConfirm}>
              {confirmLabel ?? t('confirm')}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
