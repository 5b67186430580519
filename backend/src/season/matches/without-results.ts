import type { LeagueTableRow, MatchView } from '@kolo/domain';

export const withoutResult = ({
  shootout: _kicks,
  afterExtraTime: _extraTime,
  playedScore: _played,
  awardedTo: _winner,
  ...match
}: MatchView): MatchView => ({
  ...match,
  homeScore: null,
  awayScore: null,
  aiCommentary: null,
});

/** Sums of goals reveal the results of the first round, and so does the form. */
export const withoutGoals = <T extends LeagueTableRow>(row: T): T => ({
  ...row,
  goalsFor: null,
  goalsAgainst: null,
  goalDifference: null,
  form: [],
});
