import { setTimeout as delay } from 'node:timers/promises';

/**
 * Asks once for everybody who wants to know at the same moment. Nobody gets an get that was begun
 * before they asked, so whoever has heard of a change sees it.
 */
export class SingleFlight<Answer> {
  private current: Promise<Answer> | null = null;
  private next: Promise<Answer> | null = null;
  private restsUntil = 0;

  /** @param restMs after a question that took so many milliseconds, until the next one; none where left out */
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
    const asked = this.ask().finally(() => {
      if (this.current === asked) this.current = null;
      const took = performance.now() - from;
      this.restsUntil = from + took + this.restMs(took);
    });
    this.current = asked;
    return asked;
  }
}
