import type { LiveSnapshot, SessionUser } from '@kolo/domain';
import { type ReactElement, Suspense } from 'react';
import { useInBrowser } from '@/shared/browser/use-in-browser';
import { PartCode } from '@/shared/page/part-code';

interface Props {
  /** The match as it is now, also during a replay. */
  live: LiveSnapshot;
}

const load = () => import('./match-parts');
const matchPrediction = new PartCode<Props>(async () => (await load()).MatchPrediction);
const matchOutlook = new PartCode<Props>(async () => (await load()).MatchOutlook);

/**
 * Only whoever is signed in loads the code, which shows nothing to whoever is in no group. A page that the
 * server rendered may be a minute old, which a prediction must not be.
 */
export function MembersPrediction({
  live,
  user,
}: Props & { user: SessionUser | null }): ReactElement | null {
  const isInBrowser = useInBrowser();
  if (user === null || !isInBrowser) return null;
  return (
    <Suspense>
      <matchPrediction.Part key={user.id} live={live} />
    </Suspense>
  );
}

/** It is below everything else, so its code is loaded when the page has been touched. */
export function LaterOutlook({ live }: Props): ReactElement | null {
  if (!useInBrowser()) return null;
  return (
    <Suspense>
      <matchOutlook.AfterTouch live={live} />
    </Suspense>
  );
}
