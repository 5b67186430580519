import { LRUCache } from 'lru-cache';

const maxOrigins = 16;
const unusedMs = 10 * 60_000;

/**
 * Origins that requests name where nobody configured one. A site has a few; whoever makes up another for each
 * request gets addresses without one, which are the same for all of them.
 */
export class ServedOrigins {
  private readonly used = new LRUCache<string, true>({
    max: maxOrigins,
    ttl: unusedMs,
    ttlResolution: 0,
    updateAgeOnGet: true,
  });

  /** Empty for an origin beyond those in use. */
  admitted(origin: string): string {
    if (this.used.get(origin) === true) return origin;
    this.used.purgeStale();
    if (this.used.size >= maxOrigins) return '';
    this.used.set(origin, true);
    return origin;
  }
}
