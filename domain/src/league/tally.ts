import { type CountedResult, type Tally, talliesOf } from '../views/counted-result.js';

export interface Tallies {
  of(teamId: number): Readonly<Tally>;
}

const nothing = (): Tally => ({
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  points: 0,
});

/** Whether a result counts for one of its teams; it may for one side alone. */
export type CountsFor = (teamId: number, result: CountedResult) => boolean;

/** An ordinary result counts for both of its teams. */
export const countsForBoth: CountsFor = () => true;

/** The record of each of these teams from these results. Results of other teams are left out. */
export function tally(
  teamIds: readonly number[],
  results: readonly CountedResult[],
  countsFor = countsForBoth,
): Tallies {
  const tallies = new Map(teamIds.map((id) => [id, nothing()]));
  for (const result of results) {
    const home = tallies.get(result.homeTeamId);
    const away = tallies.get(result.awayTeamId);
    if (home === undefined || away === undefined) continue;
    const shares = talliesOf(result);
    if (countsFor(result.homeTeamId, result)) add(home, shares.home);
    if (countsFor(result.awayTeamId, result)) add(away, shares.away);
  }
  return { of: (teamId) => tallies.get(teamId) ?? nothing() };
}

function add(sum: Tally, share: Tally): void {
  sum.played += share.played;
  sum.won += share.won;
  sum.drawn += share.drawn;
  sum.lost += share.lost;
  sum.goalsFor += share.goalsFor;
  sum.goalsAgainst += share.goalsAgainst;
  sum.points += share.points;
}
