import {
  addedCards,
  type CountedResult,
  type FormLetter,
  form,
  leagueTable,
  type MatchCards,
  type PointsChange,
  type TableOrder,
  type TeamRef,
  zagrebWallTime,
} from '@kolo/domain';
import type { TeamFacts } from './facts.js';

export interface LeagueSoFar {
  teams: readonly TeamRef[];
  /** Matches of the league that count, in any order. */
  results: readonly CountedResult[];
  /** Cards decide a place where all else is equal. */
  cards: readonly MatchCards[];
  /** Points that the league gave or took, each from its day on. */
  adjustments?: readonly PointsChange[];
  order: TableOrder;
}

/**
 * A team before and after one match: of the league's results only those count that were played by then.
 * @param match the one that the text is about; `matchDate` is an ISO instant
 */
export function teamFacts(
  team: TeamRef,
  league: LeagueSoFar,
  match: { matchId: number; matchDate: string },
): TeamFacts {
  const byThen = league.results.filter((result) => !isLater(result, match));
  const before = byThen.filter(({ matchId }) => matchId !== match.matchId);
  const letters = form(team.id, byThen, byThen.length).reverse();
  return {
    name: team.name,
    placeBefore: placeOf(team.id, league, before, match.matchDate),
    placeAfter: placeOf(team.id, league, byThen, match.matchDate),
    form: form(team.id, before),
    winsInARow: leading(letters, (letter) => letter === 'W'),
    winless: leading(letters, (letter) => letter !== 'W'),
  };
}

const isLater = (one: CountedResult, match: { matchId: number; matchDate: string }): boolean =>
  one.matchId !== match.matchId && Date.parse(one.matchDate) > Date.parse(match.matchDate);

function placeOf(
  teamId: number,
  { teams, cards: all, adjustments: decided = [], order }: LeagueSoFar,
  results: readonly CountedResult[],
  at: string,
): number | null {
  if (results.length === 0) return null;
  const played = new Set(results.map(({ matchId }) => matchId));
  const cards = addedCards(all.filter(({ matchId }) => played.has(matchId)));
  const { day } = zagrebWallTime(at);
  const adjustments = decided.filter(({ on }) => on <= day);
  const rows = leagueTable({ teams, results, cards, adjustments, order });
  return rows.find((row) => row.teamId === teamId)?.position ?? null;
}

function leading(letters: readonly FormLetter[], counts: (letter: FormLetter) => boolean): number {
  const end = letters.findIndex((letter) => !counts(letter));
  return end === -1 ? letters.length : end;
}
