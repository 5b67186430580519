import { LRUCache } from 'lru-cache';

type Load<Value> = () => Promise<Value>;

/** Values by key, each loaded once for everybody who asks for it meanwhile. A failure is not cached. */
export class LoadingCache<Key extends number | string, Value extends object> {
  private readonly cache: LRUCache<Key, Value, Load<Value>>;

  /** @param ttlOf milliseconds that a loaded value stays; 0 without an end */
  constructor(
    options: LRUCache.OptionsMaxLimit<Key, Value, Load<Value>>,
    ttlOf?: (value: Value) => number,
  ) {
    this.cache = new LRUCache({
      ...options,
      fetchMethod: async (_key, _stale, { context: load, options: stored }) => {
        const value = await load();
        if (ttlOf !== undefined) stored.ttl = ttlOf(value);
        return value;
      },
      // Callers that wait for a key still get its value when the key is deleted meanwhile.
      ignoreFetchAbort: true,
    });
  }

  /** @throws what `load` throws, to everybody who waits for it */
  get(key: Key, load: Load<Value>): Promise<Value> {
    return this.cache.forceFetch(key, { context: load });
  }

  /** What is being loaded is not cached. */
  delete(key: Key): void {
    this.cache.delete(key);
  }

  /** What is being loaded is not cached. */
  clear(): void {
    this.cache.clear();
  }
}
