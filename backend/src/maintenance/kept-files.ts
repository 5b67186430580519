import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, opendir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Where the files are that people handed in. Their names are made up by the product: plain, with `/`. */
export interface KeptFiles {
  names(): AsyncIterable<string>;
  /** Null when it was removed meanwhile. */
  read(name: string): Promise<Readable | null>;
  write(name: string, content: Readable, bytes: number): Promise<void>;
}

/** Uploads on their way; whoever sends them sends them again. */
const unfinished = 'aside';

/** The files under `DATA_DIR`. */
export class FolderFiles implements KeptFiles {
  private readonly folder: string;

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'files');
  }

  async *names(): AsyncIterable<string> {
    const { folder } = this;
    if ((await stat(folder).catch(() => null)) === null) return;
    for await (const entry of await opendir(folder, { recursive: true })) {
      const name = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
      if (entry.isFile() && !name.startsWith(`${unfinished}/`)) yield name;
    }
  }

  async read(name: string): Promise<Readable | null> {
    const path = join(this.folder, name);
    return (await stat(path).catch(() => null)) === null ? null : createReadStream(path);
  }

  async write(name: string, content: Readable): Promise<void> {
    const path = join(this.folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }));
  }
}
