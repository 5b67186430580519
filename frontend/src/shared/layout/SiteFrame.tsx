import type { SessionUser } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { Backdrop } from './Backdrop';
import { BottomBar } from './BottomBar';
import { Footer } from './Footer';
import { mainId, SkipLink } from './SkipLink';
import { TopBar } from './TopBar';

interface Props {
  user: SessionUser | null;
  /** `work` leaves everything below the top bar to the page: the scorekeeper's tablet. */
  frame?: 'site' | 'work';
  /** Stands between the top bar and the page. */
  notice?: ReactNode;
  main?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** What stands around a page. */
export function SiteFrame({ user, frame = 'site', notice, main, children }: Props): ReactElement {
  return (
    <div className="group/layout isolate flex min-h-dvh flex-col">
      <SkipLink />
      <Backdrop />
      <TopBar user={user} />
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
      {frame === 'site' && (
        <>
          <Footer />
          <BottomBar user={user} />
        </>
      )}
    </div>
  );
}
