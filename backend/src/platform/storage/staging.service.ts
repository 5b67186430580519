import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Runtime, runtimeToken } from '../config/runtime.js';
import { onDisk } from './disk.js';
import { filesFolder } from './files-folder.js';

type Write = (chunk: Buffer) => Promise<void>;

/** No upload takes longer, so older files were left by a crash. */
const maxWaitMs = 60 * 60 * 1000;

@Injectable()
export class StagingService implements OnModuleInit {
  private readonly folder: string;

  constructor(@Inject(runtimeToken) { config }: Runtime) {
    this.folder = join(filesFolder(config), 'staging');
  }

  async onModuleInit(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await this.clear();
  }

  async clear(): Promise<void> {
    for (const name of await readdir(this.folder)) {
      const { mtimeMs } = await stat(this.path(name)).catch(() => ({ mtimeMs: Date.now() }));
      if (mtimeMs < Date.now() - maxWaitMs) await this.remove(name);
    }
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  async write<T>(name: string, fill: (write: Write) => Promise<T>): Promise<T> {
    const handle = await onDisk(open(this.path(name), 'wx', 0o600));
    try {
      const result = await fill((chunk) => onDisk(handle.appendFile(chunk)));
      await onDisk(handle.sync());
      return result;
    } catch (error) {
      await this.remove(name);
      throw error;
    } finally {
      await handle.close();
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.path(name), { force: true });
  }
}
