import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { JobsService } from '../queue/jobs.service.js';
import { erasuresFolder, type ObjectStorage, objectStorageToken } from './object-storage.js';
import { StagingService } from './staging.service.js';

type Owned = (keys: string[]) => Promise<readonly string[]>;

/** A file is stored before the row that names it is committed; no upload takes nearly as long. */
const minAgeMs = 24 * 60 * 60 * 1000;
const batchSize = 500;

@Injectable()
export class OrphansService implements OnModuleInit {
  private readonly logger = new Logger('storage');
  private readonly rooms: Owned[] = [];

  constructor(
    @Inject(objectStorageToken) private readonly storage: ObjectStorage,
    private readonly staging: StagingService,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.nightly('collect-orphans', '15 4 * * *', async () => void (await this.collect()));
  }

  /** A file that no room owns is removed. */
  ownedBy(owned: Owned): void {
    this.rooms.push(owned);
  }

  async collect(now = Date.now()): Promise<number> {
    await this.staging.clear();
    const old: string[] = [];
    for await (const { key, modifiedAt } of this.storage.list())
      if (modifiedAt.getTime() < now - minAgeMs && !key.startsWith(erasuresFolder)) old.push(key);
    let removed = 0;
    for (let at = 0; at < old.length; at += batchSize)
      removed += await this.removeUnowned(old.slice(at, at + batchSize));
    if (removed > 0) this.logger.log(`${removed} files that belonged to nothing were removed`);
    return removed;
  }

  private async removeUnowned(keys: string[]): Promise<number> {
    const owned = new Set<string>();
    for (const room of this.rooms) for (const key of await room(keys)) owned.add(key);
    const orphans = keys.filter((key) => !owned.has(key));
    for (const key of orphans) await this.storage.remove(key);
    return orphans.length;
  }
}
