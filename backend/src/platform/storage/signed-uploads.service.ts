import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { RefusalError } from '../api/refusal.error.js';
import { limitedChunks } from './incoming-file.js';
import { type ObjectStorage, objectStorageToken } from './object-storage.js';
import { StagingService } from './staging.service.js';
import { type UploadClaim, UploadLinksService } from './upload-links.service.js';

@Injectable()
export class SignedUploadsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(objectStorageToken) private readonly storage: ObjectStorage,
    private readonly links: UploadLinksService,
    private readonly staging: StagingService,
  ) {}

  async receive(claim: UploadClaim, content: Readable): Promise<void> {
    this.links.verify(claim);
    const name = claim.key.slice(claim.key.indexOf('/') + 1);
    await this.spend(name);
    try {
      await this.staging.write(name, (write) => limitedChunks(content, claim.maxBytes, write));
      await this.storage.take(claim.key, this.staging.path(name));
    } catch (error) {
      await this.staging.remove(name);
      await this.db.query('DELETE FROM spent_uploads WHERE id = $1', [name]).catch(() => {});
      throw error;
    }
  }

  /** The row outlives the link and is seen by every node. */
  private async spend(id: string): Promise<void> {
    const spent = await this.db.query<unknown[]>(
      `WITH over AS (DELETE FROM spent_uploads WHERE spent_at < now() - interval '1 hour')
       INSERT INTO spent_uploads (id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id`,
      [id],
    );
    if (spent.length === 0) throw RefusalError.of('file.link-invalid');
  }
}
