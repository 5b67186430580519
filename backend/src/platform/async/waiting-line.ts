/** A queue in which networks alternate, so that a long one never blocks another. */
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

  /** The one to refuse when the queue is full. */
  lastOfLongest(): T | undefined {
    let longest = new Set<T>();
    for (const line of this.lines.values()) if (line.size > longest.size) longest = line;
    return [...longest].at(-1);
  }

  clear(): T[] {
    const all = [...this.lines.values()].flatMap((line) => [...line]);
    this.lines.clear();
    this.count = 0;
    return all;
  }
}
