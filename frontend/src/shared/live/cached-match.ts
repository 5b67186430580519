import type { LiveSnapshot } from '@kolo/domain';
import { removeAnswer, storeAnswer, storedAnswer } from '@/shared/api/last-known';
import type { LiveMatchStore } from './live-match.store';

interface CachedMatch {
  version: number;
  snapshot: LiveSnapshot;
}

const nameOf = (matchId: number): string => `live/${matchId}`;

/** The match changes with every tap; the device is written at most this often. */
const minWriteIntervalMs = 1_000;

/** Stores the match on the device and shows it when the page is opened without a network. */
export function cacheMatch(store: LiveMatchStore, matchId: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const { snapshot, version, status, cachedAt } = store.getState();
    if (snapshot === null || cachedAt !== null) return;
    const currentAt = status.state === 'live' ? Date.now() : status.since;
    void storeAnswer(nameOf(matchId), { version, snapshot } satisfies CachedMatch, currentAt);
  };
  const show = async (): Promise<void> => {
    const stored = await storedAnswer<CachedMatch>(nameOf(matchId));
    const { snapshot, refused } = store.getState();
    if (stored === undefined || snapshot !== null || refused !== null) return;
    store.setState({ ...stored.answer, cachedAt: stored.at });
  };
  const { snapshot, status } = store.getState();
  if (snapshot !== null) timer = setTimeout(write, minWriteIntervalMs);
  else if (status.state === 'lost') void show();
  const unsubscribe = store.subscribe((now, before) => {
    if (now.refused !== null && now.refused !== before.refused) void removeAnswer(nameOf(matchId));
    const lost = now.status.state === 'lost' && before.status.state !== 'lost';
    if (lost && now.snapshot === null) void show();
    if (now.snapshot !== before.snapshot) timer ??= setTimeout(write, minWriteIntervalMs);
  });
  window.addEventListener('pagehide', write);
  return () => {
    unsubscribe();
    window.removeEventListener('pagehide', write);
    write();
  };
}
