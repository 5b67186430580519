import type { MatchState } from '@kolo/domain';
import { isShown, matchValues } from './match-rows.js';
import { playerStatsChanges } from './player-stats-rows.js';
import { rowLiteral } from './row-text.js';
import { type StandingsColumns, standingsDifferences } from './standings-rows.js';

/** What SQL `project_rows` writes. A type, not an interface: to the log it is any record of lists. */
export type ProjectionRows = {
  /** Ids of matches that are not shown any more. */
  gone?: number[];
  /** Whole rows as composite literals. */
  matches?: string[];
  /** Whole rows as composite literals, of the players who changed. */
  player_stats?: string[];
  /** Players who are not in the line-up any more. */
  absent?: { match_id: number; player_id: number }[];
  /** Differences, to be added. */
  standings?: StandingsColumns[];
};

/**
 * The rows that change when a match goes from one state to a later one. The whole state becomes rows,
 * whatever the events between were, so read models cannot drift from the log.
 * @param before the state on which the events were decided; the initial state for a new match
 */
export function projectionRows(before: MatchState, after: MatchState): ProjectionRows {
  const rows: ProjectionRows = {};
  const standings = standingsDifferences(before, after);
  if (standings.length > 0) rows.standings = standings;
  if (!isShown(after)) {
    if (isShown(before)) rows.gone = [after.matchId];
    return rows;
  }
  rows.matches = [rowLiteral(matchValues(after))];
  const { changed, absent } = playerStatsChanges(before, after);
  if (changed.length > 0) rows.player_stats = changed.map(rowLiteral);
  if (absent.length > 0)
    rows.absent = absent.map((player_id) => ({ match_id: after.matchId, player_id }));
  return rows;
}
