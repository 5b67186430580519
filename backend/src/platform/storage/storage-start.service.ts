import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type Runtime, runtimeToken } from '../config/runtime.js';
import { FileStorage } from './file-storage.js';
import { filesFolder } from './files-folder.js';
import { type ObjectStorage, objectStorageToken } from './object-storage.js';
import { S3Storage } from './s3-storage.js';

/** Files that are still on the disk follow after a move to an object storage. */
@Injectable()
export class StorageStartService implements OnModuleInit {
  private readonly logger = new Logger('storage');

  constructor(
    @Inject(objectStorageToken) private readonly storage: ObjectStorage,
    @Inject(runtimeToken) private readonly runtime: Runtime,
  ) {}

  /** A storage that is away must not prevent the start; the first caller tries again. */
  async onModuleInit(): Promise<void> {
    if (!(this.storage instanceof S3Storage)) return;
    try {
      await this.storage.ready();
      await this.moveIn();
    } catch (err) {
      this.logger.error({ err }, 'the object storage cannot be used yet');
    }
  }

  private async moveIn(): Promise<void> {
    const disk = new FileStorage(filesFolder(this.runtime.config));
    let moved = 0;
    for await (const { key } of disk.list()) {
      await this.storage.take(key, disk.path(key));
      moved += 1;
    }
    if (moved > 0) this.logger.log(`${moved} files moved from the disk to the object storage`);
  }
}
