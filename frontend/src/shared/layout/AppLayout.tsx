import { clsx } from 'clsx';
import { type ReactElement, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useUser } from '@/shared/api/session';
import { PageSpinner } from '@/shared/ui/Spinner';
import { Backdrop } from './Backdrop';
import { BottomBar } from './BottomBar';
import { Footer } from './Footer';
import { LastKnownNotice } from './LastKnownNotice';
import { mainId, SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { useScrollOnNavigation } from './use-scroll-on-navigation';

interface Props {
  /** `work` leaves everything below the top bar to the page: the scorekeeper's tablet. */
  frame?: 'site' | 'work';
}

export function AppLayout({ frame = 'site' }: Props): ReactElement {
  const main = useFocusOnNavigation();
  useScrollOnNavigation();
  const { pathname } = useLocation();
  // The server refuses everything else until then.
  if (useUser()?.secondFactorMissing && pathname !== '/account') return <Navigate to="/account" />;
  return (
    <div className="group/layout isolate flex min-h-dvh flex-col">
      <SkipLink />
      <Backdrop />
      <TopBar />
      {frame === 'site' && <LastKnownNotice />}
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
        <Suspense fallback={<PageSpinner />}>
          <Outlet />
        </Suspense>
      </main>
      {frame === 'site' && (
        <>
          <Footer />
          <BottomBar />
        </>
      )}
    </div>
  );
}
