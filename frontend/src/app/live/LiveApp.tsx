import { type ReactElement, Suspense, useMemo } from 'react';
import { CrashBoundary } from '@/app/CrashBoundary';
import { ShownPage } from '@/app/ShownPage';
import { useSendWaitingTaps } from '@/app/send-waiting-taps';
import { useShownUser } from '@/shared/api/shown-user';
import { SiteFrame } from '@/shared/layout/SiteFrame';
import { PageContext, type RenderedFrom } from '@/shared/page/page-data';
import { Postponed } from '@/shared/page/postponed';
import { NavigationContext } from '@/shared/ui/navigation';
import { PlainAnchor } from '@/shared/ui/PlainAnchor';
import { PageSpinner } from '@/shared/ui/Spinner';
import { bars } from './bars';
import { framedPage } from './live-pages';
import { OpenedMatch } from './OpenedMatch';

interface Props {
  pathname: string;
  search: string;
  /** Null in a page that the server did not render. */
  page: RenderedFrom | null;
}

/** A match for its spectators without the rest of the app: links load the next page. */
export function LiveApp({ pathname, search, page }: Props): ReactElement {
  const navigation = useMemo(
    () => ({ Anchor: PlainAnchor, place: { pathname, search, hash: '', state: null } }),
    [pathname, search],
  );
  const framed = framedPage(pathname);
  return (
    <PageContext value={page}>
      <NavigationContext value={navigation}>
        <CrashBoundary>
          {framed === null ? (
            <MatchOnSite />
          ) : (
            <main>
              <Suspense fallback={<PageSpinner />}>
                <ShownPage code={framed} />
              </Suspense>
            </main>
          )}
        </CrashBoundary>
      </NavigationContext>
    </PageContext>
  );
}

function MatchOnSite(): ReactElement {
  const user = useShownUser();
  useSendWaitingTaps(user);
  return (
    <SiteFrame
      top={<Postponed code={bars.top} props={{ user }} />}
      bottom={<Postponed code={bars.end} props={{ user }} />}
    >
      <Suspense fallback={<PageSpinner />}>
        <OpenedMatch user={user} />
      </Suspense>
    </SiteFrame>
  );
}
