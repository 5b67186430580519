import { clsx } from 'clsx';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { mainId } from './main-id';

interface Props {
  /** `work` leaves everything below the top bar to the page: the scorekeeper's tablet. */
  frame?: 'site' | 'work';
  top: ReactNode;
  /** Footer and navigation of a phone, not at work. */
  bottom: ReactNode;
  /** Stands between the top bar and the page. */
  notice?: ReactNode;
  main?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The frame of a page. */
export function SiteFrame({
  frame = 'site',
  top,
  bottom,
  notice,
  main,
  children,
}: Props): ReactElement {
  return (
    <div className="group/layout isolate flex min-h-dvh flex-col">
      {top}
      {notice}
      <main
        id={mainId}
        ref={main}
        tabIndex={-1}
        className={clsx(
          'flex flex-1 flex-col outline-none',
          // Starts below the screen, so that nothing moves it while the page loads.
          frame === 'site' && 'min-h-[calc(100dvh-var(--spacing-topbar))]',
        )}
      >
        {children}
      </main>
      {frame === 'site' && bottom}
    </div>
  );
}
