/** The last deltas of a match as ready JSON texts, by version. */
export class DeltaRing {
  private readonly texts: string[];
  private newest: number;
  private count = 0;

  /** @param head the version before the first delta */
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

  /** Whoever stands at this version or later can be brought to the head with deltas. */
  get reaches(): number {
    return this.newest - this.count;
  }

  push(text: string): void {
    this.newest += 1;
    this.texts[this.newest % this.capacity] = text;
    if (this.count < this.capacity) this.count += 1;
  }

  /** The deltas after a version as the text of a JSON array; null when the ring does not reach back so far. */
  after(version: number): string | null {
    if (version < this.reaches || version > this.newest) return null;
    const texts: string[] = [];
    for (let next = version + 1; next <= this.newest; next += 1)
      texts.push(this.texts[next % this.capacity] ?? '');
    return `[${texts.join()}]`;
  }
}
