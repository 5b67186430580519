import { useSearchParams } from 'react-router-dom';
import { numberInQuery } from '@/shared/league/number-in-query';
import { type MatchTab, matchTabs } from './listed-match';

/** Kept in the address, so that a link shows the same list. */
export interface MatchesSearch {
  /** Null for the default tab. */
  tab: MatchTab | null;
  /** 0 for matches without a round. */
  round: number | null;
  team: number | null;
  /** The match whose statistics are open. */
  match: number | null;
}

type Change = Partial<MatchesSearch>;

/** @returns the search and a function that changes parts of it */
export function useMatchesSearch(): [MatchesSearch, (change: Change) => void] {
  const [search, setSearch] = useSearchParams();
  const shown: MatchesSearch = {
    tab: matchTabs.find((tab) => tab === search.get('tab')) ?? null,
    round: search.get('round') === '0' ? 0 : numberInQuery(search, 'round'),
    team: numberInQuery(search, 'team'),
    match: numberInQuery(search, 'match'),
  };
  const change = (changes: Change): void =>
    setSearch((before) => changed(before, changes), {
      // Going back closes the statistics; filters leave no history.
      replace: typeof changes.match !== 'number',
      preventScrollReset: true,
    });
  return [shown, change];
}

/** The address of a part of the list, in the league that is open. */
export function useListAddress(): (changes: Change) => string {
  const [search] = useSearchParams();
  return (changes) => `/matches?${changed(search, changes)}`;
}

function changed(search: URLSearchParams, changes: Change): URLSearchParams {
  const after = new URLSearchParams(search);
  for (const [key, value] of Object.entries(changes))
    if (value === null) after.delete(key);
    else after.set(key, String(value));
  return after;
}
