/** Arrivals in line. Networks take turns, so that a long line of one never stands before another's. */
export class WaitingLine<T extends { readonly network: string }> {
  private readonly lines = new Map<string, Set<T>>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  add(arrival: T): void {
    const line = this.lines.get(arrival.network) ?? new Set();
    this.lines.set(arrival.network, line.add(arrival));
    this.count += 1;
  }

  remove(arrival: T): void {
    const line = this.lines.get(arrival.network);
    if (line?.delete(arrival) !== true) return;
    this.count -= 1;
    if (line.size === 0) this.lines.delete(arrival.network);
  }

  /** The first of the network whose turn it is, among those that may send somebody. */
  next(may: (network: string) => boolean): T | undefined {
    for (const [network, line] of this.lines) {
      if (!may(network)) continue;
      this.lines.delete(network);
      this.lines.set(network, line);
      const [first] = line;
      return first;
    }
    return undefined;
  }

  /** The last of the longest line: whoever has to go when there is no room for all. */
  lastOfLongest(): T | undefined {
    let longest = new Set<T>();
    for (const line of this.lines.values()) if (line.size > longest.size) longest = line;
    return [...longest].at(-1);
  }

  /** Everybody, who is then in line no more. */
  clear(): T[] {
    const all = [...this.lines.values()].flatMap((line) => [...line]);
    this.lines.clear();
    this.count = 0;
    return all;
  }
}
