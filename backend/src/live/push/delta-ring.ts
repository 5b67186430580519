/** The last deltas of a match as JSON, by version. */
export class DeltaRing {
  private readonly texts: string[];
  private newest: number;
  private count = 0;

  constructor(
    private readonly capacity: number,
    head: number,
  ) {
    this.texts = new Array<string>(capacity).fill('');
    this.newest = head;
  }

  get head(): number {
    return this.newest;
  }

  /** From this version on, deltas are enough to reach the head. */
  get reaches(): number {
    return this.newest - this.count;
  }

  push(text: string): void {
    this.newest += 1;
    this.texts[this.newest % this.capacity] = text;
    if (this.count < this.capacity) this.count += 1;
  }

  /** A JSON array; null when the ring does not reach back so far. */
  after(version: number): string | null {
    if (version < this.reaches || version > this.newest) return null;
    const texts: string[] = [];
    for (let next = version + 1; next <= this.newest; next += 1)
      texts.push(this.texts[next % this.capacity] ?? '');
    return `[${texts.join()}]`;
  }
}
