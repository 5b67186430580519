import { WaitingLine } from '../../platform/async/waiting-line.js';
import { NetworkRoom, type RoomLimits } from '../../platform/http/network-room.js';

interface Arrival {
  network: string;
  begin: () => void;
  isGone: () => boolean;
}

/** Pages that are looked for or made at once. Those that wait alternate by network. */
export class PageLine {
  private readonly waiting = new WaitingLine<Arrival>();
  private readonly room: NetworkRoom;

  constructor(limits: RoomLimits = { inAll: 64, ofNetwork: 48 }) {
    this.room = new NetworkRoom(limits);
  }

  /** Requests whose connection is gone when their turn comes are skipped. */
  enqueue(network: string, work: () => Promise<void>, isGone: () => boolean): void {
    const begin = (): void => {
      const leave = this.room.take(network);
      void work().finally(() => {
        leave();
        this.beginNext();
      });
    };
    this.waiting.add({ network, begin, isGone });
    this.beginNext();
  }

  private beginNext(): void {
    while (!this.room.isFull) {
      const next = this.waiting.next((network) => this.room.isFor(network));
      if (next === undefined) return;
      this.waiting.remove(next);
      if (!next.isGone()) next.begin();
    }
  }
}
