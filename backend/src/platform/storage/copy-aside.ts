import { randomUUID } from 'node:crypto';
import type { FilesAside } from './files-aside.service.js';
import { limitedChunks } from './incoming-file.js';
import type { StoredObject } from './object-storage.js';

/**
 * A stored object as a file of this machine, for as long as `use` runs.
 * @throws RefusalError `file.too-large` when it has more bytes than may be
 */
export async function copyAside<T>(
  aside: FilesAside,
  { content }: StoredObject,
  mostBytes: number,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const name = randomUUID();
  try {
    await aside.write(name, (write) => limitedChunks(content, mostBytes, write));
    return await use(aside.path(name));
  } finally {
    content.destroy();
    await aside.remove(name);
  }
}
