import { WaitingLine } from '../../platform/async/waiting-line.js';

interface Limits {
  underWay: number;
  /** Fewer, so that others always have room beside a network that asks for everything. */
  ofNetwork: number;
}

interface Arrival {
  network: string;
  begin: () => void;
  isGone: () => boolean;
}

/** Pages that are looked for or made at once. Those that wait alternate by network. */
export class PageLine {
  private readonly waiting = new WaitingLine<Arrival>();
  private readonly ofNetwork = new Map<string, number>();
  private underWay = 0;

  constructor(private readonly limits: Limits = { underWay: 64, ofNetwork: 48 }) {}

  /** Whoever is gone when their turn comes is passed over. */
  enqueue(network: string, work: () => Promise<void>, isGone: () => boolean): void {
    const begin = (): void => {
      this.count(network, 1);
      void work().finally(() => {
        this.count(network, -1);
        this.beginNext();
      });
    };
    this.waiting.add({ network, begin, isGone });
    this.beginNext();
  }

  private beginNext(): void {
    while (this.underWay < this.limits.underWay) {
      const next = this.waiting.next((network) => this.hasRoom(network));
      if (next === undefined) return;
      this.waiting.remove(next);
      if (!next.isGone()) next.begin();
    }
  }

  private hasRoom(network: string): boolean {
    return (this.ofNetwork.get(network) ?? 0) < this.limits.ofNetwork;
  }

  private count(network: string, change: 1 | -1): void {
    this.underWay += change;
    const count = (this.ofNetwork.get(network) ?? 0) + change;
    if (count === 0) this.ofNetwork.delete(network);
    else this.ofNetwork.set(network, count);
  }
}
