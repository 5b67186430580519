import type { Logger } from '@nestjs/common';

const repeatAfterMs = 60_000;

/** A worker whose Redis refuses writes reports it ten times a second. */
export class Warnings {
  private readonly reported = new Set<string>();
  private since = 0;

  constructor(private readonly logger: Logger) {}

  report(error: Error, sentence: string): void {
    const now = performance.now();
    if (now - this.since > repeatAfterMs) {
      this.reported.clear();
      this.since = now;
    }
    const warning = `${sentence}: ${error.message}`;
    if (this.reported.has(warning)) return;
    this.reported.add(warning);
    this.logger.warn({ err: error }, sentence);
  }
}
