import { Injectable } from '@nestjs/common';
import { readyJson } from '../http/encoded-json.js';
import { CacheTags, type Validity } from './cache-tags.js';
import { VersionedCache } from './versioned-cache.js';

type Shared = object | string;

const limits = { max: 1_000, maxSize: 16 * 1024 * 1024, maxComputing: 500 } as const;

@Injectable()
export class SharedReadsService {
  private readonly cache = new VersionedCache<Shared>(
    limits,
    (answer) => (typeof answer === 'string' ? answer : readyJson(answer)).length,
  );

  constructor(private readonly tags: CacheTags) {}

  /** `question` names everything that the answer depends on beside the database and the minute. */
  async answer<T extends Shared>(
    question: string,
    compute: () => Promise<T>,
    validity: Validity = 'static',
  ): Promise<T> {
    const version = await this.tags.now(validity);
    const known = this.cache.find(question, version);
    return (known ?? this.cache.compute(question, version, compute)) as Promise<T>;
  }
}
