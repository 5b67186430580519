import { LRUCache } from 'lru-cache';
import type { ReadyAnswer } from '../../platform/common/ready-answer.js';
import { SingleFlight } from '../../platform/common/single-flight.js';
import type { PageMark } from './page-marks.service.js';

export interface PageAsk {
  key: string;
  mark: PageMark;
  /** A person's page shows what they wrote a moment ago; a visitor's may be as old as it takes to render it. */
  isPersonal: boolean;
}

interface Kept {
  mark: PageMark;
  page: ReadyAnswer;
  tookMs: number;
  /** When its mark was found to be the newest. */
  confirmedAt: number;
}

interface Flight {
  flight: SingleFlight<ReadyAnswer>;
  /** Of the newest request. */
  mark: PageMark;
  /** Under way. */
  begun: { mark: PageMark; page: Promise<ReadyAnswer> } | null;
  make: () => Promise<ReadyAnswer>;
  failedUntil: number;
}

const maxBytes = 64 * 1024 * 1024;
const maxFlights = 2_000;
/** Under a constant load one page takes at most a fifth of the renderer's time. */
const restMs = (tookMs: number): number => 4 * tookMs;
const maxBehindMs = 1_000;

const same = (a: PageMark, b: PageMark): boolean =>
  a.settled === b.settled && a.moving === b.moving;

/** Pages by what they depend on. Everybody who asks at once shares one render. */
export class KeptPages {
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.size + key.length,
  });
  private readonly flights = new LRUCache<string, Flight>({ max: maxFlights });
  hits = 0;

  /**
   * @param make begins after the mark was read
   * @throws what it threw, and for a while nothing else is tried
   */
  async get(
    { key, mark, isPersonal }: PageAsk,
    make: () => Promise<ReadyAnswer>,
  ): Promise<ReadyAnswer> {
    const known = this.kept.get(key);
    if (known !== undefined && same(known.mark, mark)) {
      known.confirmedAt = performance.now();
      this.hits += 1;
      return known.page;
    }
    const flight = this.flightOf(key, mark, make);
    if (performance.now() < flight.failedUntil) throw new Error('It failed a moment ago');
    if (flight.begun !== null && same(flight.begun.mark, mark)) return flight.begun.page;
    const next = flight.flight.get();
    if (known === undefined || isPersonal || !isRecent(known, mark)) return next;
    // Its failure is told to those who wait for it.
    next.catch(() => {});
    this.hits += 1;
    return known.page;
  }

  private flightOf(key: string, mark: PageMark, make: () => Promise<ReadyAnswer>): Flight {
    const known = this.flights.get(key);
    if (known !== undefined) return Object.assign(known, { mark, make });
    const begin = (): Promise<ReadyAnswer> => this.begin(key, flight);
    const flight: Flight = {
      ...{ flight: new SingleFlight(begin, restMs), mark, begun: null, make },
      failedUntil: 0,
    };
    this.flights.set(key, flight);
    return flight;
  }

  private begin(key: string, flight: Flight): Promise<ReadyAnswer> {
    const { mark, make } = flight;
    const from = performance.now();
    const page = make()
      .then(
        (made) => {
          const tookMs = performance.now() - from;
          this.kept.set(key, { mark, page: made, tookMs, confirmedAt: from });
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
    flight.begun = { mark, page };
    return page;
  }
}

/** Only taps and the clock may be behind, for about as long as the next render takes with its rest. */
function isRecent({ mark, tookMs, confirmedAt }: Kept, { settled }: PageMark): boolean {
  const behindMs = Math.min(maxBehindMs, 6 * tookMs);
  return mark.settled === settled && performance.now() - confirmedAt <= behindMs;
}
