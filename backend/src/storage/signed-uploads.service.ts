import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { RefusalError } from '../common/refusal.error.js';
import { codeOf, onDisk } from './disk.js';
import { FilesAside } from './files-aside.service.js';
import { limitedChunks } from './incoming-file.js';
import { type ObjectStorage, objectStorageToken } from './object-storage.js';
import { type UploadClaim, UploadLinks } from './upload-links.js';

/** Files that browsers send to a signed path of ours. */
@Injectable()
export class SignedUploads {
  constructor(
    @Inject(objectStorageToken) private readonly storage: ObjectStorage,
    private readonly links: UploadLinks,
    private readonly aside: FilesAside,
  ) {}

  /**
   * Keeps what is sent; a link that has brought a file brings no second one.
   * @throws RefusalError `file.link-invalid`, `file.too-large`
   */
  async receive(claim: UploadClaim, content: Readable): Promise<void> {
    this.links.verify(claim);
    const name = claim.key.slice(claim.key.indexOf('/') + 1);
    const spent = `${name}.spent`;
    await this.claim(spent);
    try {
      await this.aside.write(name, (write) => limitedChunks(content, claim.mostBytes, write));
      await this.storage.take(claim.key, this.aside.path(name));
    } catch (error) {
      await this.aside.remove(name);
      await this.aside.remove(spent);
      throw error;
    }
  }

  /** The mark outlives the link, and is cleared away with whatever else lies aside for long. */
  private async claim(spent: string): Promise<void> {
    const mark = open(this.aside.path(spent), 'wx', 0o600).catch((error: unknown) => {
      if (codeOf(error) === 'EEXIST') return null;
      throw error;
    });
    const handle = await onDisk(mark);
    if (handle === null) throw RefusalError.of('file.link-invalid');
    await handle.close();
  }
}
