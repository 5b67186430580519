import type { OverrideReason } from '@kolo/domain';
import { openStores } from './database';

/** Players ticked as present, by team, before it is confirmed. */
export interface Ticked {
  home: readonly number[];
  away: readonly number[];
  /** Why suspended players are ticked all the same, by id; left out where there are none. */
  overrides?: Readonly<Record<number, OverrideReason>>;
}

/** Ticks belong to a match and to the person or the grant that made them. */
export interface TicksOwner {
  matchId: number;
  by: string;
}

export interface SavedTicks {
  load(owner: TicksOwner): Promise<Ticked | undefined>;
  save(owner: TicksOwner, ticked: Ticked): Promise<void>;
  remove(owner: TicksOwner): Promise<void>;
}

/** On disk, like the taps. In a database of their own: a new version of the taps' would lock older pages out. */
export function openSavedTicks(): SavedTicks {
  const transact = openStores<'ticks'>('kolo-attendance', (database) => {
    database.createObjectStore('ticks', { keyPath: ['matchId', 'by'] });
  });
  return {
    async load({ matchId, by }) {
      const stored = await transact('ticks', 'readonly', (store) => store.get([matchId, by]));
      return stored as Ticked | undefined;
    },
    async save({ matchId, by }, ticked) {
      await transact('ticks', 'readwrite', (store) => store.put({ ...ticked, matchId, by }));
    },
    async remove({ matchId, by }) {
      await transact('ticks', 'readwrite', (store) => store.delete([matchId, by]));
    },
  };
}
