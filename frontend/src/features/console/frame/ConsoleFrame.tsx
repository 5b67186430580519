import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { useUntranslatedPage } from './use-untranslated-page';

interface Props {
  header: ReactNode;
  banners?: ReactNode;
  footer?: ReactNode;
  /** Before and during the match a low screen needs the room of the site's top bar, the console by teams always. */
  alone?: boolean | 'always';
  children: ReactNode;
}

export function ConsoleFrame({
  header,
  banners,
  footer,
  alone = false,
  children,
}: Props): ReactElement {
  useUntranslatedPage();
  return (
    <div
      translate="no"
      data-toasts="above-bar"
      data-alone={alone !== false || undefined}
      className={clsx(
        'flex h-[calc(100dvh-var(--spacing-topbar)-env(safe-area-inset-top))] flex-col bg-canvas',
        // A phone on its side has room for three rows of players so.
        'short:[--spacing-touch:48px]',
        alone === 'always' && 'fixed inset-0 z-35 h-dvh!',
        alone === true &&
          '[@media(max-height:900px)]:fixed [@media(max-height:900px)]:inset-0 [@media(max-height:900px)]:z-35 [@media(max-height:900px)]:h-dvh',
      )}
    >
      {header}
      <div className="@container flex min-h-0 flex-1 flex-col">{children}</div>
      {banners}
      {footer !== undefined && (
        <footer className="@container border-t bg-surface px-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-3 short:pt-1 short:pb-1">
          {footer}
        </footer>
      )}
    </div>
  );
}
