import { type ReactElement, Suspense, useEffect, useState } from 'react';
import type { LiveMatchStore, LiveMatchView } from '@/shared/live/live-match.store';
import { lazyComponent } from '@/shared/page/lazy-component';

const MatchAnnouncer = lazyComponent(async () => (await import('./news-parts')).MatchAnnouncer);
const MatchMoments = lazyComponent(async () => (await import('./news-parts')).MatchMoments);

interface Props {
  store: LiveMatchStore;
  place: 'page' | 'frame';
}

/** Reads out and celebrates what happens from now on. The code is loaded when something has happened. */
export function LaterNews({ store, place }: Props): ReactElement {
  const [before, setBefore] = useState<LiveMatchView | null>(null);
  useEffect(
    () =>
      store.subscribe((now, last) => {
        if (now.version !== last.version && last.snapshot !== null)
          setBefore((first) => first ?? last);
      }),
    [store],
  );
  return (
    <>
      <p aria-live="polite" aria-atomic="true" className="sr-only">
        {before !== null && (
          <Suspense>
            <MatchAnnouncer store={store} before={before} />
          </Suspense>
        )}
      </p>
      {before !== null && (
        <Suspense>
          <MatchMoments store={store} before={before} place={place} />
        </Suspense>
      )}
    </>
  );
}
