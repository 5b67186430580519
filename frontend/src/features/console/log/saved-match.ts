import type { LoggedMatchEvent, ManageView } from '@kolo/domain';
import type { ClockSample } from '@/features/console/taps/corrected-clock';
import type { Transact } from '@/features/console/taps/database';

/** A match as this browser last knew it, so that the page opens without a network. */
export interface SavedMatch {
  matchId: number;
  /** Holds the state that was confirmed when it was saved. */
  view: ManageView;
  early: readonly LoggedMatchEvent[];
  clock: ClockSample | null;
}

export interface SavedMatches {
  load(matchId: number): Promise<SavedMatch | undefined>;
  save(match: SavedMatch): Promise<void>;
}

export const savedMatches = (transact: Transact): SavedMatches => ({
  async load(matchId) {
    const saved = await transact('matches', 'readonly', (store) => store.get(matchId));
    return saved as SavedMatch | undefined;
  },
  async save(match) {
    await transact('matches', 'readwrite', (store) => store.put(match));
  },
});
