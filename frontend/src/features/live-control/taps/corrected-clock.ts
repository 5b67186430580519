/** How far a device's clock was found to be off, and how sure that is. */
export interface ClockSample {
  /** Milliseconds to add to the device's clock. */
  offsetMs: number;
  /** Time that the question took: the offset is wrong by at most half of it. */
  roundTripMs: number;
  /** What the server's clock said last, epoch milliseconds. */
  heardMs: number;
}

/**
 * The present by the server's clock, so that taps of all tablets share one time. Every answer is a sample;
 * the one with the shortest way is kept, until a newer one contradicts it because the device's own clock
 * was set.
 */
export class CorrectedClock {
  private best: ClockSample | null = null;

  /** What to keep for the next start without a network. */
  get sample(): ClockSample | null {
    return this.best;
  }

  /** Goes on with what an earlier page has found, until something newer is known. */
  restore(sample: ClockSample): void {
    this.best ??= sample;
  }

  /**
   * @param serverTime ISO 8601 instant in the answer
   * @param sentAt epoch milliseconds by the device's clock, as `receivedAt`
   */
  observe(serverTime: string, sentAt: number, receivedAt: number): void {
    const offsetMs = Date.parse(serverTime) - (sentAt + receivedAt) / 2;
    const roundTripMs = receivedAt - sentAt;
    if (Number.isNaN(offsetMs) || roundTripMs < 0) return;
    const { best } = this;
    const contradicts =
      best !== null &&
      Math.abs(best.offsetMs - offsetMs) > (best.roundTripMs + roundTripMs) / 2 + 50;
    const heardMs = Date.parse(serverTime);
    if (best === null || roundTripMs <= best.roundTripMs || contradicts)
      this.best = { offsetMs, roundTripMs, heardMs };
    else this.best = { ...best, heardMs };
  }

  /**
   * Epoch milliseconds; never before the server was last heard. A device without a network whose clock falls
   * back by years would make taps so old that the server refuses them.
   */
  now(): number {
    const { offsetMs = 0, heardMs = 0 } = this.best ?? {};
    return Math.max(Date.now() + offsetMs, heardMs);
  }

  iso(): string {
    return new Date(this.now()).toISOString();
  }
}
