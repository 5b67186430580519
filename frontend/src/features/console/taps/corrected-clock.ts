/** How far a device's clock is off, and how certain that is. */
export interface ClockSample {
  /** Milliseconds to add to the device's clock. */
  offsetMs: number;
  /** Duration of the request: the offset is wrong by at most half of it. */
  roundTripMs: number;
  /** The server's last known time, epoch milliseconds. */
  heardMs: number;
}

/**
 * The time by the server's clock, so that the taps of all tablets agree. Every answer is a sample; the
 * fastest one counts until a newer one contradicts it because the device's clock was set.
 */
export class CorrectedClock {
  private best: ClockSample | null = null;
  /** Added to the monotonic clock it gives the device's time, as it was set when the page was opened. */
  private base = Date.now() - performance.now();

  /** Holds for the device's clock as it is now, which the next page begins with. */
  get sample(): ClockSample | null {
    const { best } = this;
    return best && { ...best, offsetMs: best.offsetMs - this.drift() };
  }

  /** A monotonic clock may stop while the device sleeps, so after that the device's clock is trusted. */
  wake(): void {
    this.base += Math.max(0, this.drift());
  }

  /** Continues with the sample of an earlier page until there is a newer one. */
  restore(sample: ClockSample): void {
    this.best ??= sample;
  }

  /**
   * @param serverTime ISO 8601 instant in the answer
   * @param sentAt epoch milliseconds by the device's clock, as `receivedAt`
   */
  observe(serverTime: string, sentAt: number, receivedAt: number): void {
    const offsetMs = Date.parse(serverTime) - (sentAt + receivedAt) / 2 + this.drift();
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
   * Epoch milliseconds, never before the last time received from the server. An offline device whose clock falls
   * back by years would make taps so old that the server refuses them.
   */
  now(): number {
    const { offsetMs = 0, heardMs = 0 } = this.best ?? {};
    return Math.max(this.steady() + offsetMs, heardMs);
  }

  iso(): string {
    return new Date(this.now()).toISOString();
  }

  /** Goes on evenly when somebody sets the device's clock during the match. */
  private steady(): number {
    return this.base + performance.now();
  }

  private drift(): number {
    return Date.now() - this.steady();
  }
}
