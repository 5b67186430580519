import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { readyJson } from '../http/encoded-json.js';
import { CacheTags } from './cache-tags.js';
import { DataVersionsService } from './data-versions.service.js';

type Shared = object | string;

interface Cached {
  version: string;
  reading: number;
  answer: Promise<Shared>;
}

const limits = { max: 1_000, maxSize: 16 * 1024 * 1024, maxPending: 500 } as const;

@Injectable()
export class SharedReadsService {
  private readonly cache = new LRUCache<string, Cached & { size: number }>({
    max: limits.max,
    maxSize: limits.maxSize,
    sizeCalculation: ({ size }) => size,
  });
  private readonly pending = new LRUCache<string, Cached>({ max: limits.maxPending });

  private readonly names = new CacheTags();

  constructor(private readonly versions: DataVersionsService) {}

  /** `question` names everything that the answer depends on beside the database and the minute. */
  async answer<T extends Shared>(
    key: string,
    compute: () => Promise<T>,
    { running = false } = {},
  ): Promise<T> {
    const versions = await this.versions.now();
    const version = this.names.of(versions, running);
    const isGood = (one: Cached | undefined): one is Cached =>
      one !== undefined && (one.version === version || one.reading > versions.reading);
    const known = [this.cache.get(key), this.pending.get(key)].find(isGood);
    if (known !== undefined) return known.answer as Promise<T>;
    const answer = compute();
    const begun: Cached = { version, reading: versions.reading, answer };
    this.pending.set(key, begun);
    try {
      this.keep(key, begun, await answer);
    } finally {
      if (this.pending.peek(key) === begun) this.pending.delete(key);
    }
    return answer;
  }

  private keep(key: string, begun: Cached, answer: Shared): void {
    const text = typeof answer === 'string' ? answer : readyJson(answer);
    const known = this.cache.peek(key);
    if (known !== undefined && known.reading > begun.reading) return;
    this.cache.set(key, { ...begun, size: key.length + text.length });
  }
}
