import { useSearchParams } from 'react-router-dom';
import { idIn } from '@/shared/league/id-in';
import { type MatchTab, matchTabs } from './listed-match';

/** What the address says about the list, so that a link shows the same. */
export interface MatchesSearch {
  /** Null where it names none. */
  tab: MatchTab | null;
  /** 0 for matches of no round. */
  round: number | null;
  team: number | null;
  /** Whose statistics are open. */
  match: number | null;
}

type Change = Partial<MatchesSearch>;

/** @returns what the address says, and a way to change parts of it */
export function useMatchesSearch(): [MatchesSearch, (change: Change) => void] {
  const [search, setSearch] = useSearchParams();
  const shown: MatchesSearch = {
    tab: matchTabs.find((tab) => tab === search.get('tab')) ?? null,
    round: search.get('round') === '0' ? 0 : idIn(search, 'round'),
    team: idIn(search, 'team'),
    match: idIn(search, 'match'),
  };
  const change = (changes: Change): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [key, value] of Object.entries(changes))
          if (value === null) after.delete(key);
          else after.set(key, String(value));
        return after;
      },
      // Going back closes the statistics; filters leave no trail.
      { replace: typeof changes.match !== 'number', preventScrollReset: true },
    );
  return [shown, change];
}
