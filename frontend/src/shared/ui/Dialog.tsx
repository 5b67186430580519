import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { dialogPanel, dialogShade } from './dialog-style';
import { IconButton } from './IconButton';
import { useCloseRequest } from './use-close-request';
import { useDialogFocus } from './use-dialog-focus';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Stays visible while the content scrolls. */
  footer?: ReactNode;
  size?: 'md' | 'lg' | 'xl';
  /** A close button of 64 px for the scorekeeper. */
  touch?: boolean;
  /** Gets the focus where the opener is gone afterwards. */
  focusAfter?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

const sizes = {
  md: 'sm:max-w-md',
  lg: 'sm:max-h-[94dvh] sm:max-w-2xl',
  xl: 'sm:max-h-[96dvh] sm:max-w-[min(64rem,calc(100vw-2rem))]',
} as const;

/** A sheet from below on a phone, a centred panel elsewhere. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = 'md',
  touch = false,
  focusAfter,
  children,
}: Props): ReactElement {
  const { t } = useTranslation();
  const focus = useDialogFocus(focusAfter);
  useCloseRequest(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={dialogShade} />
        <Radix.Content
          {...focus}
          className={clsx(dialogPanel, sizes[size])}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <header
            className={clsx(
              'flex items-start justify-between gap-3 px-5',
              touch ? 'pt-2' : 'pt-4 pb-2',
            )}
          >
            <div className={touch ? 'pt-4.5' : 'pt-1.5'}>
              <Radix.Title className="text-lg font-extrabold tracking-tight">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-1 text-sm text-ink-muted">
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton
                label={t('close')}
                size={touch ? 'touch' : 'md'}
                className={touch ? '-mr-3' : '-mr-2'}
              >
                <X aria-hidden="true" className={touch ? 'size-7' : 'size-5'} />
              </IconButton>
            </Radix.Close>
          </header>
          {/* Safari gives no height to a basis of 0 in a panel that is as high as its content. */}
          <div className="min-h-0 flex-auto overflow-y-auto px-5 py-2 edge-below">{children}</div>
          {footer !== undefined && (
            <footer className="flex flex-wrap justify-end gap-2 px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] max-sm:[&>:is(a,button)]:min-w-fit max-sm:[&>:is(a,button)]:flex-1">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
