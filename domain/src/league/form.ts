import type { FormLetter } from '../contract/tables.js';

/** A match that counts, with its score. */
export interface CountedResult {
  matchId: number;
  /** ISO 8601 instant, UTC. */
  matchDate: string;
  homeTeamId: number;
  awayTeamId: number;
  homeScore: number;
  awayScore: number;
}

/** Matches that make up a team's form (docs/product.md#statistics). */
export const formLength = 5;

/**
 * A team's last results, oldest first.
 * @param results in any order
 */
export function form(
  teamId: number,
  results: readonly CountedResult[],
  length = formLength,
): FormLetter[] {
  return results
    .filter(({ homeTeamId, awayTeamId }) => homeTeamId === teamId || awayTeamId === teamId)
    .sort(byDate)
    .slice(-length)
    .map(({ homeTeamId, homeScore, awayScore }) =>
      homeTeamId === teamId ? formLetter(homeScore, awayScore) : formLetter(awayScore, homeScore),
    );
}

/** The result as the team with the first score sees it. */
export function formLetter(goalsFor: number, goalsAgainst: number): FormLetter {
  if (goalsFor === goalsAgainst) return 'D';
  return goalsFor > goalsAgainst ? 'W' : 'L';
}

const byDate = (a: CountedResult, b: CountedResult): number =>
  Date.parse(a.matchDate) - Date.parse(b.matchDate) || a.matchId - b.matchId;
