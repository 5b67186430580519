import type { MatchRules } from '../rules/match-rules.js';
import { tablePoints } from '../views/match-rows.js';
import type { CountedResult } from './form.js';

export interface Tally {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
  points: number;
}

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

/** What each of these teams has from these results. Results of other teams are left out. */
export function tally(teamIds: readonly number[], results: readonly CountedResult[]): Tallies {
  const tallies = new Map(teamIds.map((id) => [id, nothing()]));
  for (const { homeTeamId, awayTeamId, homeScore, awayScore, points } of results) {
    const home = tallies.get(homeTeamId);
    const away = tallies.get(awayTeamId);
    if (home === undefined || away === undefined) continue;
    add(home, homeScore, awayScore, points ?? tablePoints);
    add(away, awayScore, homeScore, points ?? tablePoints);
  }
  return { of: (teamId) => tallies.get(teamId) ?? nothing() };
}

function add(
  tally: Tally,
  goalsFor: number,
  goalsAgainst: number,
  points: MatchRules['points'],
): void {
  const won = goalsFor > goalsAgainst;
  const lost = goalsFor < goalsAgainst;
  tally.played += 1;
  tally.goalsFor += goalsFor;
  tally.goalsAgainst += goalsAgainst;
  if (won) tally.won += 1;
  else if (lost) tally.lost += 1;
  else tally.drawn += 1;
  tally.points += won ? points.win : lost ? points.loss : points.draw;
}
