import { type ReactElement, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { PageSpinner } from '../ui/Spinner';
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
  return (
    <div className="group/layout isolate flex min-h-dvh flex-col">
      <SkipLink />
      <Backdrop />
      <TopBar />
      {frame === 'site' && <LastKnownNotice />}
      <main id={mainId} ref={main} tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Suspense fallback={<WholeScreen />}>
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

/** Keeps the footer below the screen while a page is on its way, so that it does not jump down after it. */
function WholeScreen(): ReactElement {
  return (
    <div className="min-h-dvh">
      <PageSpinner />
    </div>
  );
}
