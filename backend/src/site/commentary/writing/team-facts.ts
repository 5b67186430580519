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
export function teamFacts(team: TeamRef, league: LeagueSoFar, match: DatedMatch): TeamFacts {
  const isOther = ({ matchId }: { matchId: number }) => matchId !== match.matchId;
  const byThen = league.results.filter((result) => !isLater(result, match));
  const cards = league.cards.filter((card) => !isLater(card, match));
  const before = byThen.filter(isOther);
  const letters = form(team.id, byThen, byThen.length).reverse();
  return {
    name: team.name,
    placeBefore: placeOf(
      team.id,
      { ...league, cards: cards.filter(isOther) },
      before,
      match.matchDate,
    ),
    placeAfter: placeOf(team.id, { ...league, cards }, byThen, match.matchDate),
    form: form(team.id, before),
    winsInARow: leading(letters, (letter) => letter === 'W'),
    winless: leading(letters, (letter) => letter !== 'W'),
  };
}

type DatedMatch = Pick<CountedResult, 'matchId' | 'matchDate'>;

const isLater = (one: DatedMatch, match: DatedMatch): boolean =>
  one.matchId !== match.matchId && Date.parse(one.matchDate) > Date.parse(match.matchDate);

function placeOf(
  teamId: number,
  { teams, cards, adjustments: decided = [], order }: LeagueSoFar,
  results: readonly CountedResult[],
  at: string,
): number | null {
  if (results.length === 0) return null;
  const { day } = zagrebWallTime(at);
  const adjustments = decided.filter(({ on }) => on <= day);
  const rows = leagueTable({ teams, results, cards: addedCards(cards), adjustments, order });
  return rows.find((row) => row.teamId === teamId)?.position ?? null;
}

function leading(letters: readonly FormLetter[], counts: (letter: FormLetter) => boolean): number {
  const end = letters.findIndex((letter) => !counts(letter));
  return end === -1 ? letters.length : end;
}
