import { type MatchState, matchRow } from '@kolo/domain';
import type { ColumnValue } from './row-text.js';

/** Columns of `matches` in the table's order. */
export const matchColumns =
  'id, league_id, round, home_team_id, away_team_id, home_score, away_score, match_date, venue, ' +
  'status, match_state, current_half, home_timeouts_used, away_timeouts_used, home_shots, ' +
  'away_shots, home_shots_on_target, away_shots_on_target, home_goalkeeper_saves, ' +
  'away_goalkeeper_saves, home_corners, away_corners, mvp_player_id, version, created_at';

/** Whether there is something to show: scheduled, and not deleted. */
export const isShown = (state: MatchState): boolean => state.version > 0 && !state.deleted;

/**
 * The row of `matches`, in the order of `matchColumns`. A match was created when it was scheduled.
 * @throws when nobody has scheduled the match: then there is no row
 */
export function matchValues(state: MatchState): ColumnValue[] {
  const scheduled = state.actions.find(({ type }) => type === 'MatchScheduled');
  if (scheduled === undefined) throw new Error(`Match ${state.matchId} was never scheduled`);
  const row = matchRow(state);
  return [
    row.id,
    row.leagueId,
    row.round,
    row.homeTeamId,
    row.awayTeamId,
    row.homeScore,
    row.awayScore,
    row.matchDate,
    row.venue,
    row.status,
    row.matchState,
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
    scheduled.at,
  ];
}
