import type { LiveMatchStore } from './live-match.store';

/** Whoever only looks at the score does not wait for the code that stores it. */
const afterMs = 5_000;

/** Stores the match on the device from some seconds on, or at once when the stored one is needed. */
export function cacheWhenIdle(store: LiveMatchStore, matchId: number): () => void {
  let hasLeft = false;
  let stop = (): void => {};
  const begin = async (): Promise<void> => {
    leave();
    const { cacheMatch } = await import('./cached-match');
    if (!hasLeft) stop = cacheMatch(store, matchId);
  };
  const load = (): void => void begin().catch(() => {});
  const timer = setTimeout(load, afterMs);
  const unsubscribe = store.subscribe(({ status, snapshot }) => {
    if (status.state === 'lost' && snapshot === null) load();
  });
  const leave = (): void => {
    clearTimeout(timer);
    unsubscribe();
  };
  return () => {
    hasLeft = true;
    leave();
    stop();
  };
}
