import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
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

it('opens again after the browser has closed it behind the page', async () => {
  const opens = jest.spyOn(indexedDB, 'open');
  const transact = openDatabase();
  await keep(transact);
  const [opened] = opens.mock.results;
  const database: IDBDatabase = opened?.value.result;
  database.close();
  database.onclose?.(new Event('close'));
  expect(await keep(transact)).toBe(7);
});

it('opens again after the connection was cut and nobody was told', async () => {
  const opens = jest.spyOn(indexedDB, 'open');
  const transact = openDatabase();
  await keep(transact);
  const database: IDBDatabase = opens.mock.results[0]?.value.result;
  database.close();
  expect(await Promise.all([keep(transact), keep(transact)])).toEqual([7, 7]);
});

it('opens again after it could not be opened once', async () => {
  const failing = { error: new DOMException('No space', 'UnknownError') } as IDBOpenDBRequest;
  jest.spyOn(indexedDB, 'open').mockReturnValueOnce(failing);
  const transact = openDatabase();
  const refused = expect(keep(transact)).rejects.toThrow('No space');
  failing.onerror?.(new Event('error'));
  await refused;
  expect(await keep(transact)).toBe(7);
});

it('is used when it opens after the timeout', async () => {
  await keep(openDatabase());
  const found = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('kolo-live-control', 1);
    request.onsuccess = () => resolve(request.result);
  });
  jest.useFakeTimers();
  const slow = { result: found } as IDBOpenDBRequest;
  jest.spyOn(indexedDB, 'open').mockReturnValue(slow);
  const transact = openDatabase();
  const refused = expect(keep(transact)).rejects.toThrow('does not open');
  await jest.advanceTimersByTimeAsync(5_000);
  await refused;
  slow.onsuccess?.(new Event('success'));
  await jest.advanceTimersByTimeAsync(0);
  expect(await keep(transact)).toBe(7);
});

it('asks the browser to keep it over a power cut', async () => {
  const begun = jest.spyOn(IDBDatabase.prototype, 'transaction');
  await keep(openDatabase());
  expect(begun).toHaveBeenCalledWith('matches', 'readwrite', { durability: 'strict' });
});

it('does not wait for ever for a browser that never opens it', async () => {
  jest.useFakeTimers();
  jest.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  const transact = openDatabase();
  const refused = expect(keep(transact)).rejects.toThrow('does not open');
  await jest.advanceTimersByTimeAsync(5_000);
  await refused;
  // The failure is known from now on, so nobody else waits.
  await expect(keep(transact)).rejects.toThrow('does not open');
});
