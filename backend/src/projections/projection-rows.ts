import type { MatchState } from '@kolo/domain';
import { isShown, matchNumberValues, matchTextValues } from './match-rows.js';
import { playerStatsChanges } from './player-stats-rows.js';
import { standingsDifferences } from './standings-rows.js';

/** What SQL `project_lines` writes. A type, not an interface: to the log it is any record of lists. */
export type ProjectionRows = {
  /** Ids of matches that are not shown any more. */
  gone?: number[];
  /** Whole rows, in the order of `matchColumns`. */
  matchNumbers?: (number | null)[];
  matchTexts?: (string | null)[];
  /** Whole rows of the players who changed, in the order of `playerStatsColumns`. */
  playerStats?: number[];
  /** Match and player of each who is not in the line-up any more. */
  absent?: number[];
  /** Differences, to be added, in the order of `standingsColumns`. */
  standings?: number[];
};

/**
 * The rows that change when a match goes from one state to a later one. The whole state becomes rows,
 * whatever the events between were, so read models cannot drift from the log.
 * @param before the state on which the events were decided; the initial state for a new match
 */
export function projectionRows(before: MatchState, after: MatchState): ProjectionRows {
  const rows: ProjectionRows = {};
  if (after.version === before.version) return rows;
  const standings = standingsDifferences(before, after);
  if (standings.length > 0) rows.standings = standings.flatMap((row) => Object.values(row));
  if (!isShown(after)) {
    if (isShown(before)) rows.gone = [after.matchId];
    return rows;
  }
  rows.matchNumbers = matchNumberValues(after);
  rows.matchTexts = matchTextValues(after);
  const { changed, absent } = playerStatsChanges(before, after);
  if (changed.length > 0) rows.playerStats = changed.flat();
  if (absent.length > 0) rows.absent = absent.flatMap((playerId) => [after.matchId, playerId]);
  return rows;
}
