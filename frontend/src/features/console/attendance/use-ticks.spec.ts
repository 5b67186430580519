import { act, renderHook, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { openSavedTicks } from '@/features/console/taps/saved-ticks';
import { useTicks } from './use-ticks';

const ticked = { home: [1, 2], away: [11] };
const nobody = { home: [], away: [] };

/** A page of the tablet; every page reads the disk again. */
function page(by: string | null, { matchId = 7, open = true } = {}) {
  const saved = openSavedTicks();
  const { result, rerender, unmount } = renderHook(
    (options: { by: string | null; open: boolean }) => useTicks({ matchId, saved, ...options }),
    { initialProps: { by, open } },
  );
  return {
    unmount,
    rerender,
    saved,
    shown: () => result.current[0],
    tick: (next = ticked) => act(() => result.current[1](next)),
    read: (owner = by) => saved.load({ matchId, by: owner ?? '' }),
  };
}

/** Ticked, on disk, and dropped by the browser. */
async function dropped(by = 'account:3'): Promise<void> {
  const { tick, read, unmount } = page(by);
  tick();
  await waitFor(async () => expect(await read()).toBeDefined());
  unmount();
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

it('what was ticked is there again after the browser has dropped the page', async () => {
  await dropped();
  const { shown } = page('account:3');
  await waitFor(() => expect(shown()).toMatchObject(ticked));
});

it.each([
  ['another match', { by: 'account:3', matchId: 8 }],
  ['another account', { by: 'account:4', matchId: 7 }],
  ['a grant', { by: 'grant:3', matchId: 7 }],
])('ticks are not brought to %s', async (_, { by, matchId }) => {
  await dropped();
  const { shown, read } = page(by, { matchId });
  expect(await read()).toBeUndefined();
  await act(async () => {});
  expect(shown()).toEqual(nobody);
});

it('somebody else who signs in over the page does not get the ticks of the person before', async () => {
  const { tick, shown, rerender, read } = page('account:3');
  tick();
  rerender({ by: null, open: true });
  expect(shown()).toEqual(ticked);
  rerender({ by: 'account:4', open: true });
  await waitFor(() => expect(shown()).toEqual(nobody));
  expect(await read('account:4')).toBeUndefined();
  rerender({ by: 'account:3', open: true });
  await waitFor(() => expect(shown()).toMatchObject(ticked));
});

it('a tick that was faster than the disk stands', async () => {
  await dropped();
  const { tick, read, shown } = page('account:3');
  const others = { home: [3], away: [] };
  tick(others);
  await waitFor(async () => expect(await read()).toMatchObject(others));
  expect(shown()).toEqual(others);
});

it('nothing is kept once the match has begun', async () => {
  await dropped();
  const { read } = page('account:3', { open: false });
  await waitFor(async () => expect(await read()).toBeUndefined());
});

it('without storage the ticks are on the screen alone', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new Error('forbidden');
    },
  } as unknown as IDBFactory;
  const { tick, shown } = page('account:3');
  tick();
  await act(async () => {});
  expect(shown()).toEqual(ticked);
});
