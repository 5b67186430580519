import type { LeagueTableRow, MatchView } from '@kolo/domain';

/** A match for those who may know that it is played, and not how. Texts about it name results too. */
export const withoutResult = (match: MatchView): MatchView => ({
  ...match,
  homeScore: null,
  awayScore: null,
  aiCommentary: null,
});

/** Sums of goals are a result after the first round, and letters of form are results. */
export const withoutGoals = <T extends LeagueTableRow>(row: T): T => ({
  ...row,
  goalsFor: null,
  goalsAgainst: null,
  goalDifference: null,
  form: [],
});
