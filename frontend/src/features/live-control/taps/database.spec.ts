import { IDBFactory } from 'fake-indexeddb';
import { openDatabase } from './database';

const keep = (transact: ReturnType<typeof openDatabase>) =>
  transact('matches', 'readwrite', (store) => store.put({ matchId: 7 }));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => jest.useRealTimers());

it('opens again after somebody has deleted what the site has stored', async () => {
  const transact = openDatabase();
  await keep(transact);
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('kolo-live-control').onsuccess = resolve;
  });
  expect(await keep(transact)).toBe(7);
});

it('does not wait for ever for a browser that never opens it', async () => {
  jest.useFakeTimers();
  jest.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  const transact = openDatabase();
  const refused = expect(keep(transact)).rejects.toThrow('does not open');
  await jest.advanceTimersByTimeAsync(5_000);
  await refused;
  // Known from now on: nobody else waits.
  await expect(keep(transact)).rejects.toThrow('does not open');
});
