import { liveLimits } from '@kolo/domain';

export class SeenReport {
  private frames = 0;
  private versions = 0;
  private reportedAt = Date.now();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly report: () => void) {}

  /** Called before the frame is taken; the report follows after it. */
  frame(versions: number): void {
    this.frames += 1;
    this.versions += versions;
    // Timers sleep in a hidden tab while frames still arrive.
    const due =
      this.frames >= liveLimits.seenEveryFrames ||
      this.versions >= liveLimits.seenEveryVersions ||
      Date.now() - this.reportedAt >= liveLimits.seenEveryMs;
    if (due) queueMicrotask(() => this.flush());
    else this.timer ??= setTimeout(() => this.flush(), liveLimits.seenEveryMs);
  }

  close(): void {
    clearTimeout(this.timer);
    this.frames = 0;
    this.versions = 0;
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.frames === 0) return;
    this.frames = 0;
    this.versions = 0;
    this.reportedAt = Date.now();
    this.report();
  }
}
