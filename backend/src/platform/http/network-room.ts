export interface RoomLimits {
  inAll: number;
  /** Fewer, so that others always have room beside a network that asks for everything. */
  ofNetwork: number;
}

/** Counts requests in flight, in all and by network. */
export class NetworkRoom {
  private readonly ofNetwork = new Map<string, number>();
  private inAll = 0;

  constructor(private readonly limits: RoomLimits) {}

  get isFull(): boolean {
    return this.inAll >= this.limits.inAll;
  }

  isFor(network: string): boolean {
    return !this.isFull && (this.ofNetwork.get(network) ?? 0) < this.limits.ofNetwork;
  }

  /** @returns what ends it, to be called once */
  take(network: string): () => void {
    this.count(network, 1);
    return () => this.count(network, -1);
  }

  private count(network: string, change: 1 | -1): void {
    this.inAll += change;
    const count = (this.ofNetwork.get(network) ?? 0) + change;
    if (count === 0) this.ofNetwork.delete(network);
    else this.ofNetwork.set(network, count);
  }
}
