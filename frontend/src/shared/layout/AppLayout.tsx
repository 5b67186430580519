import { type ReactElement, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useUser } from '@/shared/api/session';
import { PageSpinner } from '@/shared/ui/Spinner';
import { LastKnownNotice } from './LastKnownNotice';
import { SiteEnd } from './SiteEnd';
import { SiteFrame } from './SiteFrame';
import { SiteTop } from './SiteTop';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { useScrollOnNavigation } from './use-scroll-on-navigation';

interface Props {
  frame?: 'site' | 'work';
}

export function AppLayout({ frame = 'site' }: Props): ReactElement {
  const main = useFocusOnNavigation();
  useScrollOnNavigation();
  const user = useUser();
  const { pathname } = useLocation();
  // The server refuses everything else until then.
  if (user?.secondFactorMissing && pathname !== '/account') return <Navigate to="/account" />;
  return (
    <SiteFrame
      frame={frame}
      top={<SiteTop user={user} />}
      bottom={<SiteEnd user={user} />}
      notice={frame === 'site' && <LastKnownNotice />}
      main={main}
    >
      <Suspense fallback={<PageSpinner />}>
        <Outlet />
      </Suspense>
    </SiteFrame>
  );
}
