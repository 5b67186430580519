import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { onDisk } from './disk.js';
import { type ObjectStorage, objectStorageToken, type StoredObject } from './object-storage.js';
import { withStagedCopy } from './staged-copy.js';
import { StagingService } from './staging.service.js';

export type PublicFile = StoredObject;

@Injectable()
export class PublicFilesService {
  constructor(
    @Inject(objectStorageToken) private readonly storage: ObjectStorage,
    private readonly staging: StagingService,
  ) {}

  async make<T>(name: string, make: (path: string) => Promise<T>): Promise<T> {
    const waiting = randomUUID();
    const path = this.staging.path(waiting);
    try {
      const made = await make(path);
      await onDisk(syncFile(path));
      await this.storage.take(keyOf(name), path);
      return made;
    } finally {
      await this.staging.remove(waiting);
    }
  }

  read(name: string): Promise<StoredObject | null> {
    return this.storage.read(keyOf(name));
  }

  async withCopy(name: string, use: (path: string) => Promise<void>): Promise<void> {
    const found = await this.read(name);
    if (found !== null) await withStagedCopy(this.staging, found, found.bytes, use);
  }

  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) await this.storage.remove(keyOf(name));
  }
}

const folder = 'public/';
const keyOf = (name: string): string => `${folder}${name}`;

export const publicName = (key: string): string | null =>
  key.startsWith(folder) ? key.slice(folder.length) : null;

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
