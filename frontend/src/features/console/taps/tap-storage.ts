import type { Transact } from './database';
import type { QueuedTap, Tap } from './tap';

/** The pending taps, on disk and shared by all pages of this browser. */
export class TapStorage {
  constructor(private readonly transact: Transact) {}

  /** Appends a tap; resolves when it survives a power cut. */
  async add(tap: Tap): Promise<QueuedTap> {
    const key = await this.transact('taps', 'readwrite', (store) => store.add(tap));
    return { ...tap, order: Number(key) };
  }

  /** All of them or none. */
  async replace([first, ...others]: readonly [QueuedTap, ...QueuedTap[]]): Promise<void> {
    await this.transact('taps', 'readwrite', (store) => {
      for (const tap of others) store.put(tap);
      return store.put(first);
    });
  }

  async of(matchId: number): Promise<QueuedTap[]> {
    const taps = await this.transact('taps', 'readonly', (store) =>
      store.index('matchId').getAll(matchId),
    );
    return taps as QueuedTap[];
  }

  async remove(order: number): Promise<void> {
    await this.transact('taps', 'readwrite', (store) => store.delete(order));
  }

  async matches(): Promise<number[]> {
    const taps = await this.transact('taps', 'readonly', (store) => store.getAll());
    return [...new Set((taps as QueuedTap[]).map(({ matchId }) => matchId))];
  }
}
