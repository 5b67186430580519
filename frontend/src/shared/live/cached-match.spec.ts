import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { forgetLastKnown } from '@/shared/api/last-known';
import { cacheMatch } from './cached-match';
import { createLiveMatchStore, type LiveMatchStore, withSnapshot } from './live-match.store';
import { FakeMatch } from './testing/fake-match';

const receive = (store: LiveMatchStore, match: FakeMatch): void =>
  store.setState((view) =>
    withSnapshot(
      { ...view, status: { state: 'live', since: 0 } },
      { matchId: 7, epoch: 'e', version: match.version, snapshot: match.snapshot() },
    ),
  );
const lose = (store: LiveMatchStore): void =>
  store.setState({ status: { state: 'lost', since: 1 } });

/** The page is opened, sees the match, and is left. */
function visit(match: FakeMatch): void {
  const store = createLiveMatchStore();
  const leave = cacheMatch(store, 7);
  receive(store, match);
  leave();
}

/** The page is opened again without a server. */
function openWithoutNetwork(): LiveMatchStore {
  const store = createLiveMatchStore();
  cacheMatch(store, 7);
  lose(store);
  return store;
}

afterEach(() => forgetLastKnown());

it('a match that is opened again without a network shows what was last known, and since when', async () => {
  const before = Date.now();
  visit(new FakeMatch().start().goal());
  const store = openWithoutNetwork();
  await waitFor(() => expect(store.getState().snapshot?.match.homeScore).toBe(1));
  const { cachedAt, epoch } = store.getState();
  expect(cachedAt).toBeGreaterThanOrEqual(before);
  // No history: the next state has nothing to be compared with, so nothing is celebrated.
  expect(epoch).toBeNull();
});

it('gives way to what the server says as soon as it says it', async () => {
  const match = new FakeMatch().start();
  visit(match);
  const store = openWithoutNetwork();
  await waitFor(() => expect(store.getState().cachedAt).not.toBeNull());
  receive(store, match.goal());
  expect(store.getState()).toMatchObject({
    cachedAt: null,
    epoch: 'e',
    snapshot: { match: { homeScore: 1 } },
  });
});

it('is not shown over what is known, nor any more to whoever may not see the match', async () => {
  visit(new FakeMatch().start());
  const store = createLiveMatchStore();
  cacheMatch(store, 7);
  receive(store, new FakeMatch().start().goal());
  lose(store);
  store.setState({ refused: { ok: false, error: 'auth.required', message: '' }, snapshot: null });
  await waitFor(async () => {
    const again = openWithoutNetwork();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(again.getState().snapshot).toBeNull();
  });
});
