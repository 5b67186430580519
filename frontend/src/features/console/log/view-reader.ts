import { retryDelay } from '@/shared/live/retry-delay';
import type { LoadOutcome } from './load-view';

export interface ViewReaderOptions {
  load(): Promise<LoadOutcome>;
  onOutcome(outcome: LoadOutcome): void | Promise<void>;
}

/** Reads the whole match: one request at a time, and again while nobody answers. */
export class ViewReader {
  private running: Promise<boolean> | undefined;
  private next: Promise<boolean> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private closed = false;

  constructor(private readonly options: ViewReaderOptions) {}

  /**
   * The result is no older than this call: a request already under way does not serve a new one.
   * @returns whether the server answered with the match
   */
  read(): Promise<boolean> {
    clearTimeout(this.timer);
    if (this.running === undefined) return this.run();
    this.next ??= this.running.then(() => {
      this.next = undefined;
      return this.run();
    });
    return this.next;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private run(): Promise<boolean> {
    this.running = this.ask().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async ask(): Promise<boolean> {
    if (this.closed) return false;
    const outcome = await this.options.load();
    if (this.closed) return false;
    await this.options.onOutcome(outcome);
    const answered = outcome.type === 'view';
    if (answered || outcome.type === 'missing') {
      this.failures = 0;
      return answered;
    }
    this.failures += 1;
    const delay = retryDelay(this.failures, Math.random());
    this.timer = setTimeout(() => void this.read(), delay);
    return false;
  }
}
