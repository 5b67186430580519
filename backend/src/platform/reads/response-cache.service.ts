import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { EncodedResponse } from '../http/encoded-response.js';
import { CacheTags } from './cache-tags.js';
import { Computation } from './computation.js';
import { DataVersionsService } from './data-versions.service.js';

/** `static` and `running` are versions of the data in the database, `live` is the state of one match on this node. */
export type ValidityName = 'static' | 'running' | 'live';

/** Null where only the handler can tell. */
export type LiveVersion = (request: FastifyRequest) => string | null;

interface Cached {
  version: string;
  answer: EncodedResponse;
}

const limits = { max: 5_000, maxSize: 32 * 1024 * 1024 } as const;

/** Whole answers as bytes, by cache key; valid as long as their data version is the present one. */
@Injectable()
export class ResponseCacheService {
  private readonly cache = new LRUCache<string, Cached>({
    ...limits,
    sizeCalculation: ({ answer }, key) => answer.size + key.length,
  });
  private readonly computing = new Map<string, Computation>();
  private readonly names = new CacheTags();
  private live: LiveVersion = () => null;

  constructor(private readonly versions: DataVersionsService) {}

  onLive(version: LiveVersion): void {
    this.live = version;
  }

  async version(request: FastifyRequest, validity: ValidityName): Promise<string | null> {
    if (validity === 'live') return this.live(request);
    return this.names.of(await this.versions.now(), validity === 'running');
  }

  find(key: string, version: string): EncodedResponse | undefined {
    const known = this.cache.get(key);
    return known?.version === version ? known.answer : undefined;
  }

  underWay(key: string, version: string): Computation | undefined {
    const begun = this.computing.get(key);
    return begun?.version === version ? begun : undefined;
  }

  begin(key: string, version: string): Computation {
    const begun = new Computation(version);
    this.computing.set(key, begun);
    return begun;
  }

  end(key: string, computation: Computation, answer: EncodedResponse | null): void {
    if (this.computing.get(key) === computation) this.computing.delete(key);
    if (answer !== null) this.cache.set(key, { version: computation.version, answer });
    computation.end(answer);
  }
}
