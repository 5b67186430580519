import type { Logger } from '@nestjs/common';

const sayAgainAfterMs = 60_000;

/** A worker whose Redis refuses writes reports it ten times a second. */
export class Warnings {
  private readonly said = new Set<string>();
  private since = 0;

  constructor(private readonly logger: Logger) {}

  say(error: Error, sentence: string): void {
    const now = performance.now();
    if (now - this.since > sayAgainAfterMs) {
      this.said.clear();
      this.since = now;
    }
    const trouble = `${sentence}: ${error.message}`;
    if (this.said.has(trouble)) return;
    this.said.add(trouble);
    this.logger.warn({ err: error }, sentence);
  }
}
