import { promisifyRequest } from 'idb-keyval';

export type StoreName = 'taps' | 'matches';

/** Runs one transaction; resolves when it is on disk, not merely asked for. */
export type Transact = <Result>(
  store: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
) => Promise<Result>;

/** A browser in which another page holds it may not open it at all; then it keeps nothing. */
const opensWithinMs = 5_000;

/** The tablet's database: the taps that wait, and each match as it was last known. */
export function openDatabase(name = 'kolo-live-control'): Transact {
  let opened: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };
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
      // The browser may close it behind our back, and another page may want to upgrade or to delete it.
      database.onclose = forget;
      database.onversionchange = () => {
        database.close();
        forget();
      };
      return database;
    });
  };
  /** Too late for one is too late for all who ask next, until it opens after all. */
  const openInTime = (): Promise<IDBDatabase> => {
    const opening = open();
    opening.then(() => {
      opened = opening;
    }, forget);
    return inTime(opening);
  };
  return async (store, mode, work) => {
    opened ??= openInTime();
    const transaction = (await opened).transaction(store, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(store));
    await promisifyRequest(transaction);
    return request.result;
  };
}

function inTime(opening: Promise<IDBDatabase>): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error('The database does not open'));
    const timer = setTimeout(giveUp, opensWithinMs);
    opening.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
