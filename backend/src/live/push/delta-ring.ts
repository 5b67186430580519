import { type LiveDelta, type LivePatch, type MergedDeltas, mergePatches } from '@kolo/domain';

interface Kept {
  text: string;
  patch: LivePatch;
}

/** The last deltas of a match as JSON, by version. */
export class DeltaRing {
  private readonly kept: (Kept | undefined)[];
  private newest: number;
  private count = 0;

  constructor(
    private readonly capacity: number,
    head: number,
  ) {
    this.kept = new Array<Kept | undefined>(capacity).fill(undefined);
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
    this.kept[this.newest % this.capacity] = { text: JSON.stringify(delta), patch: delta.patch };
    if (this.count < this.capacity) this.count += 1;
  }

  /** A JSON array; null when the ring does not reach back so far. */
  after(version: number): string | null {
    const kept = this.since(version);
    return kept === null ? null : `[${kept.map(({ text }) => text).join()}]`;
  }

  /** All deltas after a version as one; null when the ring does not reach back so far. */
  mergedAfter(version: number): MergedDeltas | null {
    const kept = this.since(version);
    if (kept === null) return null;
    return { from: version, to: this.newest, patch: mergePatches(kept.map(({ patch }) => patch)) };
  }

  private since(version: number): Kept[] | null {
    if (version < this.reaches || version > this.newest) return null;
    const all: Kept[] = [];
    for (let next = version + 1; next <= this.newest; next += 1) {
      const kept = this.kept[next % this.capacity];
      if (kept !== undefined) all.push(kept);
    }
    return all;
  }
}
