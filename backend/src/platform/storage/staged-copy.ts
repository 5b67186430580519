import { randomUUID } from 'node:crypto';
import { limitedChunks } from './incoming-file.js';
import type { StoredObject } from './object-storage.js';
import type { StagingService } from './staging.service.js';

export async function withStagedCopy<T>(
  staging: StagingService,
  { content }: StoredObject,
  maxBytes: number,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const name = randomUUID();
  try {
    await staging.write(name, (write) => limitedChunks(content, maxBytes, write));
    return await use(staging.path(name));
  } finally {
    content.destroy();
    await staging.remove(name);
  }
}
