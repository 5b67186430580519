import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { RefusalError } from '../api/refusal.error.js';
import { type ObjectStorage, objectStorageToken } from './object-storage.js';
import { withStagedCopy } from './staged-copy.js';
import { StagingService } from './staging.service.js';
import { UploadLinksService } from './upload-links.service.js';

const uploadPath = /(?:^|\/)uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:$|[?#])/;

const lastsMs = 15 * 60 * 1000;

@Injectable()
export class DirectUploadsService {
  constructor(
    @Inject(objectStorageToken) private readonly storage: ObjectStorage,
    private readonly staging: StagingService,
    private readonly links: UploadLinksService,
  ) {}

  newUrl(maxBytes: number): string {
    return this.links.sign({ key: keyOf(randomUUID()), maxBytes }, Date.now() + lastsMs);
  }

  async put(content: Buffer): Promise<string> {
    const id = randomUUID();
    await this.staging.write(id, (write) => write(content));
    await this.storage.take(keyOf(id), this.staging.path(id));
    return `/${keyOf(id)}`;
  }

  idOf(url: string): string {
    const id = uploadPath.exec(url)?.[1];
    if (id === undefined) throw RefusalError.of('file.not-sent');
    return id;
  }

  async open<T>(id: string, maxBytes: number, use: (path: string) => Promise<T>): Promise<T> {
    const found = await this.storage.read(keyOf(id));
    if (found === null) throw RefusalError.of('file.not-sent');
    return withStagedCopy(this.staging, found, maxBytes, use);
  }

  discard(id: string): Promise<void> {
    return this.storage.remove(keyOf(id));
  }
}

const keyOf = (id: string): string => `uploads/${id}`;
