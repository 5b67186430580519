import { promisifyRequest } from 'idb-keyval';

export type StoreName = 'taps' | 'matches';

/** Runs one transaction; resolves when it is on disk, not merely asked for. */
export type Transact = <Result>(
  store: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
) => Promise<Result>;

/** The tablet's database: the taps that wait, and each match as it was last known. */
export function openDatabase(name = 'kolo-live-control'): Transact {
  let opened: Promise<IDBDatabase> | undefined;
  const open = (): Promise<IDBDatabase> => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      const taps = request.result.createObjectStore('taps', {
        keyPath: 'order',
        autoIncrement: true,
      });
      taps.createIndex('matchId', 'matchId');
      request.result.createObjectStore('matches', { keyPath: 'matchId' });
    };
    return promisifyRequest(request).then((database) => {
      // The browser may close it behind our back, and a newer page may want to upgrade it.
      database.onclose = () => {
        opened = undefined;
      };
      database.onversionchange = () => database.close();
      return database;
    });
  };
  return async (store, mode, work) => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    const transaction = (await opened).transaction(store, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(store));
    await promisifyRequest(transaction);
    return request.result;
  };
}
