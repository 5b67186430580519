const rounding = 1e-6;

export class TokenBucket {
  private tokens: number;
  private filledAt: number | null = null;

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
  ) {
    this.tokens = burst;
  }

  take(now: number): boolean {
    this.fill(now);
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }

  /** A charge may exceed the tokens that are left, as the work is already done. */
  charge(price: number, now: number): void {
    this.fill(now);
    this.tokens -= price;
  }

  secondsUntil(wanted: number, now: number): number {
    this.fill(now);
    return Math.max(0, Math.ceil((wanted - this.tokens) / this.perSecond - rounding));
  }

  isFull(now: number): boolean {
    this.fill(now);
    return this.tokens >= this.burst;
  }

  private fill(now: number): void {
    const passed = this.filledAt === null ? 0 : Math.max(0, now - this.filledAt);
    this.tokens = Math.min(this.burst, this.tokens + (passed / 1_000) * this.perSecond);
    this.filledAt = now;
  }
}
