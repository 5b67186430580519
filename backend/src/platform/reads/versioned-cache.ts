import { LRUCache } from 'lru-cache';

/** What an answer depends on, and how late it was read: a later read is never of older data. */
export interface ReadVersion {
  tag: string;
  reading: number;
}

interface Entry<T> extends ReadVersion {
  answer: Promise<T>;
}

export interface CacheLimits {
  max: number;
  /** In bytes, about. */
  maxSize: number;
  maxComputing: number;
}

/** Answers by key, each good as long as its version is. Whoever asks for one under way waits for it. */
export class VersionedCache<T> {
  private readonly cached: LRUCache<string, Entry<T>>;
  private readonly computing: LRUCache<string, Entry<T>>;

  /** @param sizeOf null for an answer that is not to be cached */
  constructor(
    { max, maxSize, maxComputing }: CacheLimits,
    private readonly sizeOf: (answer: T) => number | null,
  ) {
    this.cached = new LRUCache({ max, maxSize });
    this.computing = new LRUCache({ max: maxComputing });
  }

  find(key: string, { tag, reading }: ReadVersion): Promise<T> | undefined {
    const isGood = (one: Entry<T> | undefined): boolean =>
      one !== undefined && (one.tag === tag || one.reading > reading);
    return [this.cached.get(key), this.computing.get(key)].find(isGood)?.answer;
  }

  /** @throws what `compute` throws, to everybody who waits for it */
  compute(key: string, version: ReadVersion, compute: () => Promise<T>): Promise<T> {
    const answer = compute()
      .then((computed) => {
        this.store(key, begun, this.sizeOf(computed));
        return computed;
      })
      .finally(() => {
        if (this.computing.peek(key) === begun) this.computing.delete(key);
      });
    const begun: Entry<T> = { ...version, answer };
    this.computing.set(key, begun);
    return answer;
  }

  private store(key: string, begun: Entry<T>, size: number | null): void {
    const known = this.cached.peek(key);
    if (size === null || (known !== undefined && known.reading > begun.reading)) return;
    this.cached.set(key, begun, { size: key.length + size });
  }
}
