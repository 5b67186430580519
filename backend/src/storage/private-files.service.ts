import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { RefusalError } from '../common/refusal.error.js';
import { type Runtime, runtimeToken } from '../runtime.js';
import { type FileKind, fileKinds } from './file-kinds.js';
import { type FileWish, fileChunks, wrongType } from './incoming-file.js';

/** A file that waits aside until what it belongs to is written. */
export interface WaitingFile {
  /** Under which it will be kept. */
  name: string;
  kind: FileKind;
  type: string;
  bytes: number;
}

export interface KeptFile {
  content: Readable;
  kind: FileKind;
  type: string;
  bytes: number;
}

const keptName = /^[0-9a-f-]{36}\.[a-z]+$/;
/** No upload takes longer; what waits since before that was left by a crash. */
const longestWaitMs = 60 * 60 * 1000;

/** Files that only some may read, in `DATA_DIR/files`. Their names are made up here. */
@Injectable()
export class PrivateFiles implements OnModuleInit {
  private readonly logger = new Logger('storage');
  private readonly folder: string;
  private readonly aside: string;

  constructor(@Inject(runtimeToken) { config }: Runtime) {
    this.folder = join(config.dataDir, 'files');
    this.aside = join(this.folder, 'aside');
  }

  async onModuleInit(): Promise<void> {
    await mkdir(this.aside, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.aside)) {
      const { mtimeMs } = await stat(join(this.aside, name)).catch(() => ({ mtimeMs: Date.now() }));
      if (mtimeMs < Date.now() - longestWaitMs) await rm(join(this.aside, name), { force: true });
    }
  }

  /**
   * Writes a file aside; nobody can read it yet. Either `keep` or `discard` follows.
   * @throws RefusalError `file.wrong-type`, `file.too-large`
   */
  async receive(content: Readable, wish: FileWish): Promise<WaitingFile> {
    const id = randomUUID();
    const path = join(this.aside, id);
    const handle = await this.onDisk(open(path, 'wx', 0o600));
    try {
      const kind = await fileChunks(content, wish, (chunk) =>
        this.onDisk(handle.appendFile(chunk)),
      );
      await this.onDisk(handle.sync());
      await this.proveKind(path, kind, wish);
      const { size: bytes } = await this.onDisk(handle.stat());
      return { name: `${id}.${kind}`, kind, type: fileKinds[kind].type, bytes };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await handle.close();
    }
  }

  /** Makes it readable under its name: the last step before the row that names it is committed. */
  async keep({ name }: WaitingFile): Promise<void> {
    await this.onDisk(rename(this.waitingPath(name), join(this.folder, name)));
    await this.onDisk(this.syncFolder());
  }

  /** Removes it if it still waits; what is kept stays. */
  async discard({ name }: WaitingFile): Promise<void> {
    await rm(this.waitingPath(name), { force: true });
  }

  /** A kept file; null when there is none of that name. */
  async read(name: string): Promise<KeptFile | null> {
    const kind = kindOfName(name);
    if (kind === null) return null;
    const path = join(this.folder, name);
    const found = await stat(path).catch(() => null);
    if (found === null || !found.isFile()) return null;
    const { type } = fileKinds[kind];
    return { content: createReadStream(path), kind, type, bytes: found.size };
  }

  /** Some kinds begin as others do; of those it takes the whole file to tell. */
  private async proveKind(path: string, kind: FileKind, wish: FileWish): Promise<void> {
    const { isIndeed } = fileKinds[kind];
    if (isIndeed === undefined || isIndeed(await this.onDisk(readFile(path)))) return;
    throw wrongType(wish.kinds);
  }

  private waitingPath(name: string): string {
    return join(this.aside, name.slice(0, name.indexOf('.')));
  }

  private async syncFolder(): Promise<void> {
    const handle = await open(this.folder, constants.O_RDONLY);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  /** A full or broken disk is not the sender's fault. */
  private async onDisk<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (err) {
      this.logger.error({ err }, 'a private file could not be written');
      throw RefusalError.of('service.unavailable');
    }
  }
}

function kindOfName(name: string): FileKind | null {
  if (!keptName.test(name)) return null;
  const kinds = Object.keys(fileKinds) as FileKind[];
  return kinds.find((kind) => name.endsWith(`.${kind}`)) ?? null;
}
