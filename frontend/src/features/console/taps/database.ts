import { promisifyRequest } from 'idb-keyval';

export type StoreName = 'taps' | 'matches';

/** Runs one transaction; resolves when it is on disk, not merely requested. */
export type Transact<Store extends string = StoreName> = <Result>(
  store: Store,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
) => Promise<Result>;

/** Another page may keep the browser from opening it at all; then nothing is stored. */
const opensWithinMs = 5_000;

const strict: IDBTransactionOptions = { durability: 'strict' };

/** The tablet's database: the pending taps, and each match as it was last known. */
export const openDatabase = (): Transact =>
  openStores('kolo-live-control', (database) => {
    const taps = database.createObjectStore('taps', { keyPath: 'order', autoIncrement: true });
    taps.createIndex('matchId', 'matchId');
    database.createObjectStore('matches', { keyPath: 'matchId' });
  });

/**
 * A database that is opened again when the browser has closed it.
 * @param create makes the stores of a new one
 */
export function openStores<Store extends string>(
  name: string,
  create: (database: IDBDatabase) => void,
): Transact<Store> {
  let opened: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const open = (): Promise<IDBDatabase> => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => create(request.result);
    return promisifyRequest(request).then((database) => {
      // The browser may close it at any time, and another page may upgrade or delete it.
      database.onclose = forget;
      database.onversionchange = () => {
        database.close();
        forget();
      };
      return database;
    });
  };
  /** After one timeout nobody waits again until the database does open. */
  const openInTime = (): Promise<IDBDatabase> => {
    const opening = open();
    opening.then(() => {
      opened = opening;
    }, forget);
    return inTime(opening);
  };
  const connected = (): Promise<IDBDatabase> => {
    opened ??= openInTime();
    return opened;
  };
  const begin = async (store: Store, mode: IDBTransactionMode): Promise<IDBTransaction> => {
    const database = await connected();
    try {
      return database.transaction(store, mode, strict);
    } catch {
      // A locked iPad may cut the connection and never fire `close`.
      if ((await connected()) === database) forget();
      return (await connected()).transaction(store, mode, strict);
    }
  };
  return async (store, mode, work) => {
    const transaction = await begin(store, mode);
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
