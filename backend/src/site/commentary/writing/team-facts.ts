import {
  addedCards,
  adjustmentsUntil,
  type CountedResult,
  type FormLetter,
  form,
  leagueTable,
  type SeasonSoFar,
  type TeamRef,
  zagrebWallTime,
} from '@kolo/domain';
import type { TeamFacts } from './facts.js';

/**
 * A team before and after one match: of the league's results only those count that were played by then.
 * @param match the one that the text is about; `matchDate` is an ISO instant
 */
export function teamFacts(team: TeamRef, league: SeasonSoFar, match: DatedMatch): TeamFacts {
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
  { cards, adjustments: decided = [], ...league }: SeasonSoFar,
  results: readonly CountedResult[],
  at: string,
): number | null {
  if (results.length === 0) return null;
  const { day } = zagrebWallTime(at);
  const adjustments = adjustmentsUntil(day, decided);
  const rows = leagueTable({ ...league, results, cards: addedCards(cards), adjustments });
  return rows.find((row) => row.teamId === teamId)?.position ?? null;
}

function leading(letters: readonly FormLetter[], counts: (letter: FormLetter) => boolean): number {
  const end = letters.findIndex((letter) => !counts(letter));
  return end === -1 ? letters.length : end;
}
