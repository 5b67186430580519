import type { LeagueProgress, PlacesOfTeam } from '../contract/records.js';
import { zagrebWallTime } from '../croatia/zagreb-time.js';
import { byDate } from './by-date.js';
import { groupedBy } from './grouped-by.js';
import { addedCards } from './live-table.js';
import { leagueTable } from './table.js';
import { adjustmentsUntil, type SeasonSoFar } from './table-of-day.js';

export interface RoundOfMatch {
  matchId: number;
  matchDate: string;
  /** A match without one counts with the round that began last before it. */
  round: number | null;
}

/**
 * The place of every team after each round that was begun, by what is known now. Points that the league takes count
 * from their day on; after the last round all until `today` do, so its places are those of the table.
 */
export function placesOverRounds(
  { results, cards, adjustments = [], ...league }: SeasonSoFar,
  matches: readonly RoundOfMatch[],
  today: string,
): Pick<LeagueProgress, 'rounds' | 'teams'> {
  const roundOf = roundsOf(matches);
  // An award made beforehand counts at once, while its round has still to begin.
  const begun = results
    .filter(({ awardedAt, matchDate }) => awardedAt === undefined || dayOf(matchDate) <= today)
    .map(({ matchId }) => roundOf(matchId));
  const last = Math.max(0, ...begun);
  const rounds = [...new Set(matches.map(({ matchId }) => roundOf(matchId)))]
    .filter((round) => round <= last)
    .sort((a, b) => a - b);
  const tables = rounds.map((round) => {
    const isBy = ({ matchId }: { matchId: number }) => roundOf(matchId) <= round;
    const counted = round === last ? results : results.filter(isBy);
    if (counted.length === 0) return new Map<number, number>();
    const until = round === last ? today : lastDay(counted);
    const rows = leagueTable({
      ...league,
      results: counted,
      // Cards that count without a result, of an abandoned match, may come after the last one.
      cards: addedCards(round === last ? cards : cards.filter(isBy)),
      adjustments: adjustmentsUntil(until, adjustments),
    });
    const placed = rows.filter(({ unranked }) => !unranked);
    return new Map(placed.map(({ teamId, position }) => [teamId, position]));
  });
  const teams: PlacesOfTeam[] = league.teams.map(({ id, name }) => ({
    team: { id, name },
    places: tables.map((places) => places.get(id) ?? null),
  }));
  return { rounds, teams: teams.sort(byLastPlace) };
}

/** Goals of each round's matches. */
export function goalsPerRound(
  played: readonly { round: number | null; goals: number }[],
): LeagueProgress['goalsPerRound'] {
  const known = played.flatMap(({ round, goals }) => (round === null ? [] : [{ round, goals }]));
  return [...groupedBy(known, ({ round }) => round)]
    .map(([round, matches]) => ({
      round,
      matches: matches.length,
      goals: matches.reduce((sum, { goals }) => sum + goals, 0),
    }))
    .sort((a, b) => a.round - b.round);
}

const stretch = 5;

/** Goals of five minutes each, from the first minute to the last one with a goal. */
export function goalsPerStretch(minutes: readonly number[]): LeagueProgress['goalMinutes'] {
  const last = minutes.reduce((latest, minute) => Math.max(latest, minute), 0);
  return Array.from({ length: Math.ceil(last / stretch) }, (_, index) => {
    const [from, until] = [index * stretch + 1, (index + 1) * stretch];
    const goals = minutes.filter((minute) => minute >= from && minute <= until).length;
    return { from, until, goals };
  });
}

function roundsOf(matches: readonly RoundOfMatch[]): (matchId: number) => number {
  const inOrder = [...matches].sort(byDate);
  let latest = Math.min(...matches.map(({ round }) => round ?? Number.POSITIVE_INFINITY));
  if (!Number.isFinite(latest)) latest = 1;
  const rounds = new Map<number, number>();
  for (const { matchId, round } of inOrder) {
    rounds.set(matchId, round ?? latest);
    latest = Math.max(latest, round ?? latest);
  }
  return (matchId) => rounds.get(matchId) ?? latest;
}

const dayOf = (instant: string): string => zagrebWallTime(instant).day;

const lastDay = (results: readonly { matchDate: string }[]): string =>
  results
    .map(({ matchDate }) => dayOf(matchDate))
    .sort()
    .at(-1) ?? '';

const byLastPlace = (a: PlacesOfTeam, b: PlacesOfTeam): number => lastPlace(a) - lastPlace(b);

const lastPlace = ({ places }: PlacesOfTeam): number => places.at(-1) ?? Number.MAX_SAFE_INTEGER;
