import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { isUnavailable } from '../api/unavailable.js';
import { bareInPlace } from './bare-in-place.js';
import { onDisk } from './disk.js';
import { type FileKind, fileKinds } from './file-kinds.js';
import { type FileConstraints, fileChunks, wrongType } from './incoming-file.js';
import { type ObjectStorage, objectStorageToken, type StoredObject } from './object-storage.js';
import { withStagedCopy } from './staged-copy.js';
import { StagingService } from './staging.service.js';

export interface StagedFile {
  name: string;
  kind: FileKind;
  type: string;
  bytes: number;
}

export interface StoredFile extends StoredObject {
  kind: FileKind;
  type: string;
}

@Injectable()
export class PrivateFilesService {
  constructor(
    @Inject(objectStorageToken) private readonly storage: ObjectStorage,
    private readonly staging: StagingService,
  ) {}

  /** The caller must `keep` or `discard` the file afterwards. */
  async receive(content: Readable, constraints: FileConstraints): Promise<StagedFile> {
    const id = randomUUID();
    const kind = await this.staging.write(id, (write) => fileChunks(content, constraints, write));
    try {
      await this.proveKind(this.staging.path(id), kind, constraints);
      if (kind === 'jpg' || kind === 'png') await bareInPlace(kind, this.staging.path(id));
      const { size: bytes } = await onDisk(stat(this.staging.path(id)));
      return { name: `${id}.${kind}`, kind, type: fileKinds[kind].type, bytes };
    } catch (error) {
      await this.staging.remove(id);
      throw error;
    }
  }

  async remake(
    { name }: StagedFile,
    make: (path: string, target: string) => Promise<void>,
    constraints: FileConstraints,
  ): Promise<StagedFile> {
    const made = randomUUID();
    try {
      await make(this.staging.path(stagedName(name)), this.staging.path(made));
      return await this.receive(createReadStream(this.staging.path(made)), constraints);
    } finally {
      await this.staging.remove(made);
    }
  }

  /** The file is stored before its row is written, so that no transaction waits while bytes travel. */
  async keep<T>({ name }: StagedFile, write: () => Promise<T>): Promise<T> {
    await this.storage.take(name, this.staging.path(stagedName(name)));
    try {
      return await write();
    } catch (error) {
      if (!isUnavailable(error)) await this.storage.remove(name).catch(() => {});
      throw error;
    }
  }

  discard({ name }: StagedFile): Promise<void> {
    return this.staging.remove(stagedName(name));
  }

  async read(name: string): Promise<StoredFile | null> {
    const kind = kindOfName(name);
    const found = kind === null ? null : await this.storage.read(name);
    return kind === null || found === null ? null : { ...found, kind, type: fileKinds[kind].type };
  }

  /**
   * Replaces a stored photograph by the same one without its metadata.
   * @throws RefusalError `file.broken-picture`
   */
  async bare(name: string): Promise<void> {
    const file = await this.read(name);
    if (file === null) throw new Error('The file is not there');
    const { kind, content } = file;
    if (kind !== 'jpg' && kind !== 'png') return;
    const copy = randomUUID();
    try {
      await this.staging.write(copy, async (write) => {
        for await (const chunk of content) await write(chunk as Buffer);
      });
      await bareInPlace(kind, this.staging.path(copy));
      await this.storage.take(name, this.staging.path(copy));
    } finally {
      await this.staging.remove(copy);
    }
  }

  /** What `make` writes from a stored file, which stays as it is; null where there is none, or `make` says so. */
  async derive(
    name: string,
    make: (path: string, target: string) => Promise<boolean>,
  ): Promise<Buffer | null> {
    const file = await this.read(name);
    if (file === null) return null;
    const made = randomUUID();
    const target = this.staging.path(made);
    try {
      return await withStagedCopy(this.staging, file, file.bytes, async (path) =>
        (await make(path, target)) ? await onDisk(readFile(target)) : null,
      );
    } finally {
      await this.staging.remove(made);
    }
  }

  remove(name: string): Promise<void> {
    return this.storage.remove(name);
  }

  private async proveKind(
    path: string,
    kind: FileKind,
    constraints: FileConstraints,
  ): Promise<void> {
    const { container } = fileKinds[kind];
    if (container === undefined || (await container.holds(await onDisk(readFile(path))))) return;
    throw wrongType(constraints.kinds);
  }
}

const stagedName = (name: string): string => name.slice(0, name.indexOf('.'));

function kindOfName(name: string): FileKind | null {
  const kinds = Object.keys(fileKinds) as FileKind[];
  return name.includes('/') ? null : (kinds.find((kind) => name.endsWith(`.${kind}`)) ?? null);
}
