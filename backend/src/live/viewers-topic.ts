import type { PumpTopic } from './cursor-pump.js';
import { eventFrame, type Frame } from './frames.js';

/** How many watch a match. Each changed count is a version of its own. */
export class ViewersTopic implements PumpTopic {
  readonly reported = false;
  head = 0;
  private count = 0;
  private ready: Frame | null = null;

  constructor(private readonly matchId: number) {}

  /** @returns whether it is another count than before */
  set(count: number): boolean {
    if (count === this.count) return false;
    this.count = count;
    this.head += 1;
    this.ready = null;
    return true;
  }

  frame(): Frame {
    this.ready ??= eventFrame(
      'viewers',
      JSON.stringify({ matchId: this.matchId, count: this.count }),
    );
    return this.ready;
  }
}
