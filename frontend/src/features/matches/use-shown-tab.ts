import { useState } from 'react';
import type { ListedMatch, MatchTab } from './listed-match';

interface Shown {
  /** The tab in the address. */
  requested: MatchTab | null;
  league: number | null;
  /** The league's matches; null while they are not known. */
  matches: readonly ListedMatch[] | null;
  /** Whether they were read since the page was opened. */
  fresh: boolean;
}

/**
 * The tab in the address; by default the fixtures, or the results when the season is over.
 * @returns null while that is not known
 */
export function useShownTab({ requested, league, matches, fresh }: Shown): MatchTab | null {
  const [read, setRead] = useState<number | null>();
  const over = matches !== null && isOver(matches);
  // A new fixture must not switch the tab under somebody who reads results.
  const stays = (over && fresh) || read === league ? league : undefined;
  if (stays !== read) setRead(stays);
  if (requested !== null) return requested;
  if (matches === null) return null;
  return over || stays === league ? 'results' : 'upcoming';
}

const isOver = (matches: readonly ListedMatch[]): boolean =>
  matches.some(({ status }) => status === 'completed') &&
  matches.every(({ status }) => status === 'completed' || status === 'cancelled');
