import { type LiveDelta, type LivePatch, type MergedDeltas, mergePatches } from '@kolo/domain';

interface RecentDelta {
  text: string;
  patch: LivePatch;
}

/** The last deltas of a match as JSON, by version. */
export class DeltaRing {
  private readonly recent: (RecentDelta | undefined)[];
  private newest: number;
  private count = 0;

  constructor(
    private readonly capacity: number,
    head: number,
  ) {
    this.recent = new Array<RecentDelta | undefined>(capacity).fill(undefined);
    this.newest = head;
  }

  get head(): number {
    return this.newest;
  }

  /** From this version on, deltas are enough to reach the head. */
  get reaches(): number {
    return this.newest - this.count;
  }

  push(delta: LiveDelta): void {
    this.newest += 1;
    this.recent[this.newest % this.capacity] = { text: JSON.stringify(delta), patch: delta.patch };
    if (this.count < this.capacity) this.count += 1;
  }

  /** A JSON array; null when the ring does not reach back so far. */
  after(version: number): string | null {
    const missed = this.since(version);
    return missed === null ? null : `[${missed.map(({ text }) => text).join()}]`;
  }

  /** All deltas after a version as one; null when the ring does not reach back so far. */
  mergedAfter(version: number): MergedDeltas | null {
    const missed = this.since(version);
    if (missed === null) return null;
    return {
      from: version,
      to: this.newest,
      patch: mergePatches(missed.map(({ patch }) => patch)),
    };
  }

  private since(version: number): RecentDelta[] | null {
    if (version < this.reaches || version > this.newest) return null;
    const all: RecentDelta[] = [];
    for (let next = version + 1; next <= this.newest; next += 1) {
      const delta = this.recent[next % this.capacity];
      if (delta !== undefined) all.push(delta);
    }
    return all;
  }
}
