import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { EncodedResponse } from '../http/encoded-response.js';
import { CacheTags } from './cache-tags.js';
import { type ReadVersion, VersionedCache } from './versioned-cache.js';

/** `static` and `running` are versions of the data in the database, `live` is the state of one match on this node. */
export type ValidityName = 'static' | 'running' | 'live';

/** Null if only the handler knows. */
export type LiveVersion = (request: FastifyRequest) => string | null;

const limits = { max: 5_000, maxSize: 32 * 1024 * 1024, maxComputing: 5_000 } as const;

/** Whole answers as bytes, by cache key; null for one that cannot be cached. */
@Injectable()
export class ResponseCacheService {
  readonly responses = new VersionedCache<EncodedResponse | null>(
    limits,
    (response) => response?.size ?? null,
  );
  private live: LiveVersion = () => null;

  constructor(private readonly tags: CacheTags) {}

  onLive(version: LiveVersion): void {
    this.live = version;
  }

  async version(request: FastifyRequest, validity: ValidityName): Promise<ReadVersion | null> {
    if (validity !== 'live') return this.tags.now(validity);
    const tag = this.live(request);
    return tag === null ? null : { tag, reading: 0 };
  }
}
