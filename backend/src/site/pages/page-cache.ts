import { LRUCache } from 'lru-cache';
import { SingleFlight } from '../../platform/async/single-flight.js';
import type { CachedPage } from './cached-page.js';
import type { PageVersion } from './page-versions.service.js';

export interface PageLookup {
  key: string;
  version: PageVersion;
  /** Its reader sees what they wrote a moment ago; a visitor's page may be as old as it takes to render it. */
  isPersonal: boolean;
}

interface Cached {
  version: PageVersion;
  page: CachedPage;
  tookMs: number;
  /** When its version was found to be the newest. */
  confirmedAt: number;
}

interface Flight {
  flight: SingleFlight<CachedPage>;
  /** The version of the newest request. */
  version: PageVersion;
  /** Under way. */
  begun: { version: PageVersion; page: Promise<CachedPage> } | null;
  make: () => Promise<CachedPage>;
  failedUntil: number;
}

const maxBytes = 64 * 1024 * 1024;
const maxFlights = 2_000;
/** Under a constant load one page takes at most a fifth of the renderer's time. */
const restMs = (tookMs: number): number => 4 * tookMs;
const maxBehindMs = 1_000;
/** Older than this nobody gets a page, however busy the server is. */
const maxAgeMs = 10 * 60_000;

const same = (a: PageVersion, b: PageVersion): boolean =>
  a.staticData === b.staticData && a.moving === b.moving;

/** Pages by what they depend on. Everybody who asks at once shares one render. */
export class PageCache {
  private readonly cache = new LRUCache<string, Cached>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.size + key.length,
  });
  private readonly flights = new LRUCache<string, Flight>({ max: maxFlights });
  hits = 0;

  /**
   * @param make begins after the version was read
   * @throws what it threw, and for a while nothing else is tried
   */
  async get(
    { key, version, isPersonal }: PageLookup,
    make: () => Promise<CachedPage>,
  ): Promise<CachedPage> {
    const known = this.cache.get(key);
    if (known !== undefined && same(known.version, version)) {
      known.confirmedAt = performance.now();
      this.hits += 1;
      return known.page;
    }
    const flight = this.flightOf(key, version, make);
    if (performance.now() < flight.failedUntil) throw new Error('It failed a moment ago');
    if (flight.begun !== null && same(flight.begun.version, version)) return flight.begun.page;
    const next = flight.flight.get();
    if (known === undefined || isPersonal || !isRecent(known, version)) return next;
    // Its failure rejects the requests that wait for it.
    next.catch(() => {});
    this.hits += 1;
    return known.page;
  }

  /**
   * For when no newer one is ready in time. Only taps and the clock may have changed since: after any other
   * change it may show the name of somebody who was erased.
   */
  last(key: string, { staticData }: PageVersion): { page: CachedPage; ageMs: number } | null {
    const known = this.cache.get(key);
    if (known?.version.staticData !== staticData) return null;
    const ageMs = performance.now() - known.confirmedAt;
    return ageMs > maxAgeMs ? null : { page: known.page, ageMs };
  }

  private flightOf(key: string, version: PageVersion, make: () => Promise<CachedPage>): Flight {
    const known = this.flights.get(key);
    if (known !== undefined) return Object.assign(known, { version, make });
    const begin = (): Promise<CachedPage> => this.begin(key, flight);
    const flight: Flight = {
      flight: new SingleFlight(begin, restMs),
      version,
      begun: null,
      make,
      failedUntil: 0,
    };
    this.flights.set(key, flight);
    return flight;
  }

  private begin(key: string, flight: Flight): Promise<CachedPage> {
    const { version, make } = flight;
    const from = performance.now();
    const page = make()
      .then(
        (made) => {
          const tookMs = performance.now() - from;
          this.cache.set(key, { version, page: made, tookMs, confirmedAt: from });
          return made;
        },
        (error: unknown) => {
          const now = performance.now();
          flight.failedUntil = now + restMs(now - from);
          throw error;
        },
      )
      .finally(() => {
        flight.begun = null;
      });
    flight.begun = { version, page };
    return page;
  }
}

/** Only taps and the clock may be behind, for about as long as the next render takes with its rest. */
function isRecent({ version, tookMs, confirmedAt }: Cached, { staticData }: PageVersion): boolean {
  const behindMs = Math.min(maxBehindMs, 6 * tookMs);
  return version.staticData === staticData && performance.now() - confirmedAt <= behindMs;
}
