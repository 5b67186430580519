import { type MatchState, matchRow } from '@kolo/domain';

/** Columns of `matches`: those of `matchNumbers`, then those of `matchTexts`. */
export const matchColumns =
  'id, league_id, round, home_team_id, away_team_id, home_score, away_score, current_half, ' +
  'home_timeouts_used, away_timeouts_used, home_shots, away_shots, home_shots_on_target, ' +
  'away_shots_on_target, home_goalkeeper_saves, away_goalkeeper_saves, home_corners, ' +
  'away_corners, mvp_player_id, version, venue, status, match_state, match_date, created_at';

/** Whether there is something to show: scheduled, and not deleted. */
export const isShown = (state: MatchState): boolean => state.version > 0 && !state.deleted;

export function matchNumbers(state: MatchState): (number | null)[] {
  const row = matchRow(state);
  return [
    row.id,
    row.leagueId,
    row.round,
    row.homeTeamId,
    row.awayTeamId,
    row.homeScore,
    row.awayScore,
    row.currentHalf,
    row.homeTimeoutsUsed,
    row.awayTimeoutsUsed,
    row.homeShots,
    row.awayShots,
    row.homeShotsOnTarget,
    row.awayShotsOnTarget,
    row.homeGoalkeeperSaves,
    row.awayGoalkeeperSaves,
    row.homeCorners,
    row.awayCorners,
    row.mvpPlayerId,
    row.version,
  ];
}

/**
 * A match was created when it was scheduled.
 * @throws when nobody has scheduled the match: then there is no row
 */
export function matchTexts(state: MatchState): (string | null)[] {
  const scheduled = state.actions.find(({ type }) => type === 'MatchScheduled');
  if (scheduled === undefined) throw new Error(`Match ${state.matchId} was never scheduled`);
  return [state.venue, state.status, state.matchState, state.matchDate, scheduled.at];
}
