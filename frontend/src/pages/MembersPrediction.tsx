import type { LiveSnapshot, SessionUser } from '@kolo/domain';
import { type ReactElement, Suspense, useEffect, useState } from 'react';
import { PartCode } from '@/shared/page/part-code';

interface Props {
  /** The match as it is now, also during a replay. */
  live: LiveSnapshot;
}

const matchPrediction = new PartCode<Props>(
  async () => (await import('./prediction-parts')).MatchPrediction,
);

/**
 * Only who is signed in loads the code, which shows nothing to who is in no group. A page that the
 * server rendered may be a minute old, which a prediction must not be.
 */
export function MembersPrediction({
  live,
  user,
}: Props & { user: SessionUser | null }): ReactElement | null {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (user === null || !isInBrowser) return null;
  return (
    <Suspense>
      <matchPrediction.Part key={user.id} live={live} />
    </Suspense>
  );
}
