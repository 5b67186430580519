import type { Readable } from 'node:stream';

export interface StoredObject {
  content: Readable;
  bytes: number;
}

export interface ObjectEntry {
  key: string;
  modifiedAt: Date;
}

/** Failures of disk or network are RefusalError `service.unavailable`, a full disk is `file.no-space`. */
export interface ObjectStorage {
  /** The complete file at `path` is moved as a whole or not at all. */
  take(key: string, path: string): Promise<void>;
  read(key: string): Promise<StoredObject | null>;
  remove(key: string): Promise<void>;
  list(): AsyncIterable<ObjectEntry>;
}

export const objectStorageToken = Symbol('kolo:object-storage');

export const erasuresFolder = 'erasures/';

const keyPattern =
  /^(?:(?:uploads|public)\/)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:-[a-z]+)?(?:\.[a-z]+)?$|^erasures\/(?:account|player|official)-\d{1,10}\.json$/;

/** Any other key could lead out of the folder. */
export const isKey = (key: string): boolean => keyPattern.test(key);
