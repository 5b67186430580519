/** Between which milliseconds the difference of the server's clock to this device's lies. */
interface Bounds {
  min: number;
  max: number;
}

/** The `Date` header has whole seconds. */
const headerStepMs = 1_000;
/** The socket carries the time; it is only requested if no socket gets through, and less and less often. */
const askAfterMs = 3_000;
const longestMs = 30_000;

/**
 * The server's time, which match clocks show: a phone's own may be wrong by minutes.
 * Each answer bounds the difference, and all together narrow it down.
 */
export class ServerClock {
  private bounds: Bounds | null = null;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private readonly listeners = new Set<() => void>();

  /** Epoch milliseconds. */
  now(): number {
    return Date.now() + (this.bounds === null ? 0 : (this.bounds.min + this.bounds.max) / 2);
  }

  /** @param sentAt when the request was sent, by the device's clock */
  receive(answer: unknown, sentAt: number): void {
    if (typeof answer !== 'object' || answer === null || !('now' in answer)) return;
    if (typeof answer.now === 'number') this.narrow(answer.now, answer.now, sentAt);
  }

  /** Calls the listener when the clock is set, and asks for the time if it stays unknown. */
  follow(listener: () => void): () => void {
    this.listeners.add(listener);
    if (this.bounds === null) this.asking ??= this.askLater();
    return () => this.listeners.delete(listener);
  }

  /** A quarter sooner or later: a hall of phones must not ask at one moment. */
  private askLater(): ReturnType<typeof setTimeout> {
    const delay = Math.min(longestMs, askAfterMs * 2 ** this.tries);
    return setTimeout(() => void this.ask(), delay * (0.75 + Math.random() / 2));
  }

  private async ask(): Promise<void> {
    if (this.bounds === null && document.visibilityState === 'visible') await this.read();
    // Only a new listener asks otherwise, and the page may already have all of its clocks.
    const isWanted = this.bounds === null && this.listeners.size > 0;
    this.asking = isWanted ? this.askLater() : undefined;
  }

  private async read(): Promise<void> {
    this.tries += 1;
    const sentAt = Date.now();
    try {
      const { headers } = await fetch('/api/health', { method: 'HEAD', cache: 'no-store' });
      const second = Date.parse(headers.get('date') ?? '');
      if (!Number.isNaN(second)) this.narrow(second, second + headerStepMs, sentAt);
    } catch {
      // The network may be back at the next try.
    }
  }

  /** The server's time was between the two instants while the answer was on its way. */
  private narrow(from: number, to: number, sentAt: number): void {
    const sample = { min: from - Date.now(), max: to - sentAt };
    if (sample.min > sample.max) return;
    const min = Math.max(sample.min, this.bounds?.min ?? sample.min);
    const max = Math.min(sample.max, this.bounds?.max ?? sample.max);
    // They contradict each other when the device's clock was set meanwhile.
    this.bounds = min <= max ? { min, max } : sample;
    for (const listener of this.listeners) listener();
  }
}

export const serverClock = new ServerClock();
