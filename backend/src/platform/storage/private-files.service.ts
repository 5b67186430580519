import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { isUnavailable } from '../common/unavailable.js';
import { onDisk } from './disk.js';
import { type FileKind, fileKinds } from './file-kinds.js';
import { type FileConstraints, fileChunks, wrongType } from './incoming-file.js';
import { type ObjectStorage, objectStorageToken, type StoredObject } from './object-storage.js';
import { StagingService } from './staging.service.js';

/** A file in staging until what it belongs to is written. */
export interface StagedFile {
  name: string;
  kind: FileKind;
  type: string;
  bytes: number;
}

export interface KeptFile extends StoredObject {
  kind: FileKind;
  type: string;
}

/** Files that only some may read. Their names are made up here. */
@Injectable()
export class PrivateFilesService {
  constructor(
    @Inject(objectStorageToken) private readonly storage: ObjectStorage,
    private readonly staging: StagingService,
  ) {}

  /**
   * Stages a file, which cannot be read yet. Either `keep` or `discard` follows.
   * @throws RefusalError `file.wrong-type`, `file.too-large`, `file.no-space`
   */
  async receive(content: Readable, constraints: FileConstraints): Promise<StagedFile> {
    const id = randomUUID();
    const kind = await this.staging.write(id, (write) => fileChunks(content, constraints, write));
    try {
      await this.proveKind(this.staging.path(id), kind, constraints);
      const { size: bytes } = await onDisk(stat(this.staging.path(id)));
      return { name: `${id}.${kind}`, kind, type: fileKinds[kind].type, bytes };
    } catch (error) {
      await this.staging.remove(id);
      throw error;
    }
  }

  /**
   * Makes a waiting file anew as another one, which then waits beside it.
   * @param make from the path of the first one
   */
  async remake(
    { name }: StagedFile,
    make: (path: string) => Promise<Buffer>,
    constraints: FileConstraints,
  ): Promise<StagedFile> {
    const content = await make(this.staging.path(stagedName(name)));
    return this.receive(Readable.from([content]), constraints);
  }

  /**
   * Makes it readable under its name, and then lets the row be written that names it, so that no transaction
   * waits while bytes travel. Without its row it is removed; where nobody knows whether the row was written,
   * the night tells.
   */
  async keep<T>({ name }: StagedFile, write: () => Promise<T>): Promise<T> {
    await this.storage.take(name, this.staging.path(stagedName(name)));
    try {
      return await write();
    } catch (error) {
      if (!isUnavailable(error)) await this.storage.remove(name).catch(() => {});
      throw error;
    }
  }

  /** Removes it if it still waits; what is kept stays. */
  discard({ name }: StagedFile): Promise<void> {
    return this.staging.remove(stagedName(name));
  }

  async read(name: string): Promise<KeptFile | null> {
    const kind = kindOfName(name);
    const found = kind === null ? null : await this.storage.read(name);
    return kind === null || found === null ? null : { ...found, kind, type: fileKinds[kind].type };
  }

  /** Some kinds begin as others do; of those it takes the whole file to tell. */
  private async proveKind(
    path: string,
    kind: FileKind,
    constraints: FileConstraints,
  ): Promise<void> {
    const { isIndeed } = fileKinds[kind];
    if (isIndeed === undefined || isIndeed(await onDisk(readFile(path)))) return;
    throw wrongType(constraints.kinds);
  }
}

const stagedName = (name: string): string => name.slice(0, name.indexOf('.'));

/** What is kept here lies in no folder. */
function kindOfName(name: string): FileKind | null {
  const kinds = Object.keys(fileKinds) as FileKind[];
  return name.includes('/') ? null : (kinds.find((kind) => name.endsWith(`.${kind}`)) ?? null);
}
