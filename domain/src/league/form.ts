import type { FormLetter } from '../contract/tables.js';
import type { CountedResult } from '../views/counted-result.js';
import { byDate } from './by-date.js';

export const formLength = 5;

/** A team's last results, oldest first, from results in any order. */
export const lastResults = (
  teamId: number,
  results: readonly CountedResult[],
  length = formLength,
): CountedResult[] =>
  results
    .filter(({ homeTeamId, awayTeamId }) => homeTeamId === teamId || awayTeamId === teamId)
    .sort(byDate)
    .slice(-length);

/** How a team's last results ended for it, oldest first. */
export function form(
  teamId: number,
  results: readonly CountedResult[],
  length = formLength,
): FormLetter[] {
  return lastResults(teamId, results, length).map(
    ({ homeTeamId, homeScore, awayScore, against }) => {
      if (against != null) return 'L';
      return homeTeamId === teamId
        ? formLetter(homeScore, awayScore)
        : formLetter(awayScore, homeScore);
    },
  );
}

/** The result as the team with the first score sees it. */
export function formLetter(goalsFor: number, goalsAgainst: number): FormLetter {
  if (goalsFor === goalsAgainst) return 'D';
  return goalsFor > goalsAgainst ? 'W' : 'L';
}
