import type { Readable } from 'node:stream';

export interface StoredObject {
  content: Readable;
  bytes: number;
}

export interface ObjectEntry {
  key: string;
  modifiedAt: Date;
}

/**
 * Keeps whole files under keys that the product makes up. Whatever cannot be done because of the disk or
 * the network is a RefusalError `service.unavailable`, a full disk `file.no-space`.
 */
export interface ObjectStorage {
  /** Keeps the file that lies complete at `path`, and takes it from there: all of it or nothing. */
  take(key: string, path: string): Promise<void>;
  read(key: string): Promise<StoredObject | null>;
  remove(key: string): Promise<void>;
  list(): AsyncIterable<ObjectEntry>;
}

export const objectStorageToken = Symbol('kolo:object-storage');

/** Where the list of erasures is kept; see `people`. */
export const erasuresFolder = 'erasures/';

const keyPattern =
  /^(?:(?:uploads|public)\/)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:-[a-z]+)?(?:\.[a-z]+)?$|^erasures\/(?:account|player)-\d{1,10}\.json$/;

/** Whether a key is one of ours; nothing else is read, removed or led out of the folder by. */
export const isKey = (key: string): boolean => keyPattern.test(key);
