import { limits } from '@kolo/domain';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { IconButton } from './IconButton';
import { type ToastMessage, useToastStore } from './toast-store';

type Variant = NonNullable<ToastMessage['variant']>;

const looks: Record<Variant, { edge: string; icon: ReactElement }> = {
  default: {
    edge: 'before:bg-line-strong',
    icon: <Info aria-hidden="true" className="size-5 text-ink-muted" />,
  },
  success: {
    edge: 'before:bg-ok',
    icon: <CircleCheck aria-hidden="true" className="size-5 text-ok" />,
  },
  destructive: {
    edge: 'before:bg-danger',
    icon: <CircleAlert aria-hidden="true" className="size-5 text-danger" />,
  },
};

const swipeThresholdPx = 50;

/**
 * At the top, because dialogs and the phone's navigation have their buttons at the bottom; on the
 * tablet below, because the score is at the top.
 */
export function Toaster(): ReactElement {
  const { t } = useTranslation();
  const { shown, dismiss } = useToastStore();
  const look = looks[shown?.variant ?? 'default'];
  return (
    <Toast.Provider
      duration={limits.toastMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
      label={t('notifications')}
    >
      {shown && (
        <Toast.Root
          key={shown.id}
          open={shown.open}
          onOpenChange={(open) => !open && dismiss(shown.id)}
          type={shown.variant === 'destructive' ? 'foreground' : 'background'}
          className={clsx(
            'relative flex items-start gap-3 overflow-hidden rounded-card border bg-surface py-3 pr-2 pl-5 text-ink shadow-2xl dark:border-line-strong/45 dark:bg-raised',
            'before:absolute before:inset-y-0 before:left-0 before:w-1',
            'data-[state=open]:animate-slide-in data-[swipe=end]:animate-slide-out',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
            look.edge,
          )}
        >
          <span className="pt-1.5">{look.icon}</span>
          <div className="min-w-0 flex-1 py-1.5">
            <Toast.Title className="text-sm font-bold">{shown.title}</Toast.Title>
            {shown.description !== undefined && (
              <Toast.Description className="mt-0.5 text-sm text-ink-muted">
                {shown.description}
              </Toast.Description>
            )}
          </div>
          <Toast.Close asChild>
            <IconButton label={t('close')} size="sm">
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        label={`${t('notifications')} ({hotkey})`}
        className="fixed top-[calc(var(--spacing-topbar)+env(safe-area-inset-top))] right-0 z-60 flex w-full max-w-sm flex-col p-3 outline-none sm:p-4 in-[:root:has([data-toasts=above-bar])]:top-auto in-[:root:has([data-toasts=above-bar])]:bottom-20"
      />
    </Toast.Provider>
  );
}
