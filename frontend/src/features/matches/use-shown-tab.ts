import { useState } from 'react';
import type { ListedMatch, MatchTab } from './listed-match';

interface Shown {
  /** The tab of the address. */
  asked: MatchTab | null;
  league: number | null;
  /** Of the league; null while they are not known. */
  matches: readonly ListedMatch[] | null;
  /** They were read since the page was opened. */
  fresh: boolean;
}

/**
 * The tab of the address; where it names none the fixtures, or the results of a season that is over.
 * @returns null while that is not known
 */
export function useShownTab({ asked, league, matches, fresh }: Shown): MatchTab | null {
  const [read, setRead] = useState<number | null>();
  const over = matches !== null && isOver(matches);
  // Whoever reads results is not led away from them when a fixture is added.
  const stays = (over && fresh) || read === league ? league : undefined;
  if (stays !== read) setRead(stays);
  if (asked !== null) return asked;
  if (matches === null) return null;
  return over || stays === league ? 'results' : 'upcoming';
}

const isOver = (matches: readonly ListedMatch[]): boolean =>
  matches.some(({ status }) => status === 'completed') &&
  matches.every(({ status }) => status === 'completed' || status === 'cancelled');
