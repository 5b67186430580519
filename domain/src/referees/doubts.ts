import { matchMinutes } from '../contract/calendar.js';
import type { RefereeDoubt } from '../contract/referees.js';
import { zagrebWallTime } from '../croatia/zagreb-time.js';
import type { RefereedMatch } from './conflicts.js';

const workload = { inARow: 3, aDay: 5, sameTeam: 2, rounds: 5, moreThanOthers: 2 } as const;

/** Matches with less than half an hour between them are in a row. */
const rowMs = (matchMinutes + 30) * 60_000;

/**
 * What speaks against a referee for a match without forbidding it.
 * @param duties the other matches that they have
 * @param fewest the number of duties of whoever has the fewest
 */
export function refereeDoubtsOf(
  match: RefereedMatch,
  duties: readonly RefereedMatch[],
  fewest: number,
): RefereeDoubt[] {
  const found: Record<RefereeDoubt, boolean> = {
    'many-in-a-row': rowWith(match, duties) > workload.inARow,
    'many-that-day': onDayOf(match, duties).length + 1 > workload.aDay,
    'same-team-often': duties.filter((one) => isNear(match, one)).length >= workload.sameTeam,
    'more-than-others': duties.length >= fewest + workload.moreThanOthers,
  };
  return (Object.keys(found) as RefereeDoubt[]).filter((doubt) => found[doubt]);
}

const at = ({ matchDate }: RefereedMatch): number => Date.parse(matchDate);
const dayOf = (match: RefereedMatch): string => zagrebWallTime(at(match)).day;
const onDayOf = (match: RefereedMatch, duties: readonly RefereedMatch[]): RefereedMatch[] =>
  duties.filter((one) => dayOf(one) === dayOf(match));

/** How many matches follow each other without a break, this one among them. */
function rowWith(match: RefereedMatch, duties: readonly RefereedMatch[]): number {
  const times = [...new Set([match, ...onDayOf(match, duties)].map(at))].sort((a, b) => a - b);
  const own = times.indexOf(at(match));
  const joins = (index: number): boolean =>
    (times[index + 1] ?? Number.POSITIVE_INFINITY) - (times[index] ?? 0) <= rowMs;
  let [first, last] = [own, own];
  while (first > 0 && joins(first - 1)) first -= 1;
  while (joins(last)) last += 1;
  return last - first + 1;
}

/** One of the teams within the last or the next five rounds of the league. */
function isNear(match: RefereedMatch, other: RefereedMatch): boolean {
  if (match.leagueId !== other.leagueId || match.round === null || other.round === null)
    return false;
  const teams = [other.home.id, other.away.id];
  const isShared = teams.includes(match.home.id) || teams.includes(match.away.id);
  return isShared && Math.abs(match.round - other.round) < workload.rounds;
}
