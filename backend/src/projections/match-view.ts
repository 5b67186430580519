import {
  createdAtOf,
  type MatchOutcome,
  type MatchRow,
  type MatchState,
  type MatchView,
  matchOutcome,
  matchRow,
  type TeamRef,
} from '@kolo/domain';

/** Returns a match as every list and every call answers it. */
export function matchView(
  row: MatchRow & MatchOutcome,
  homeTeamName: string,
  awayTeamName: string,
): MatchView {
  return {
    ...row,
    homeTeam: { id: row.homeTeamId, name: homeTeamName },
    awayTeam: { id: row.awayTeamId, name: awayTeamName },
    homeTeamName,
    awayTeamName,
  };
}

/** Returns the same view from a match's state. */
export function matchViewOfState(
  state: MatchState,
  teams: ReadonlyMap<number, TeamRef>,
  aiCommentary: string | null,
): MatchView {
  const row = {
    ...matchRow(state),
    aiCommentary,
    createdAt: createdAtOf(state),
    ...matchOutcome(state),
  };
  const nameOf = (id: number): string => teams.get(id)?.name ?? '';
  return matchView(row, nameOf(row.homeTeamId), nameOf(row.awayTeamId));
}
