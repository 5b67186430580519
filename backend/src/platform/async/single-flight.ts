import { setTimeout as delay } from 'node:timers/promises';

/** Callers share a result, but never of a read that began before their call, so they see every earlier change. */
export class SingleFlight<Answer> {
  private current: Promise<Answer> | null = null;
  private next: Promise<Answer> | null = null;
  private restsUntil = 0;

  constructor(
    private readonly ask: () => Promise<Answer>,
    private readonly restMs: (tookMs: number) => number = () => 0,
  ) {}

  get(): Promise<Answer> {
    if (this.next !== null) return this.next;
    if (this.current === null && performance.now() >= this.restsUntil) return this.begin();
    const begin = (): Promise<Answer> => this.begin();
    this.next = this.rested().then(begin);
    return this.next;
  }

  private async rested(): Promise<void> {
    await this.current?.catch(() => {});
    const left = this.restsUntil - performance.now();
    if (left > 0) await delay(left);
  }

  private begin(): Promise<Answer> {
    this.next = null;
    const from = performance.now();
    const flight = this.ask().finally(() => {
      if (this.current === flight) this.current = null;
      const took = performance.now() - from;
      this.restsUntil = from + took + this.restMs(took);
    });
    this.current = flight;
    return flight;
  }
}
