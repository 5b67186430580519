/** The same seed gives the same season on every machine. */
export class Dice {
  private state: number;

  constructor(seed: string) {
    // FNV-1a, so that seeds which differ in one letter start far apart.
    let hash = 0x811c9dc5;
    for (let n = 0; n < seed.length; n++)
      hash = Math.imul(hash ^ seed.charCodeAt(n), 0x01000193) >>> 0;
    this.state = hash;
  }

  /** Weyl sequence, mixed as in SplitMix32. */
  next(): number {
    this.state = (this.state + 0x9e3779b9) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  }

  between(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Poisson, by Knuth's product of uniforms. */
  count(mean: number): number {
    const limit = Math.exp(-mean);
    let happened = 0;
    for (let product = this.next(); product > limit; product *= this.next()) happened++;
    return happened;
  }

  pick<T>(list: readonly T[], weightOf: (item: T) => number = () => 1): T {
    const total = list.reduce((sum, item) => sum + weightOf(item), 0);
    let rest = this.next() * total;
    for (const item of list) {
      rest -= weightOf(item);
      if (rest < 0) return item;
    }
    throw new Error('There is nothing to pick from');
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, place: this.next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item);
  }
}
