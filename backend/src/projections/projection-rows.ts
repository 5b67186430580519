import type { MatchState } from '@kolo/domain';
import { isShown, matchNumberValues, matchTextValues } from './match-rows.js';
import { outcomeChange } from './outcome-rows.js';
import { placedChange } from './placed-rows.js';
import { playerStatsChanges } from './player-stats-rows.js';
import { rulingChange } from './ruling-rows.js';
import { signedChange } from './signed-rows.js';
import { standingsDifferences } from './standings-rows.js';

/** It is a type, because TypeScript does not take an interface for a record such as `RowChanges`. */
export type ProjectionRows = {
  gone?: number[];
  matchNumbers?: (number | null)[];
  matchTexts?: (string | null)[];
  playerStats?: number[];
  absent?: number[];
  standings?: number[];
  outcomes?: (number | null)[];
  rulings?: (string | null)[];
  signed?: (string | null)[];
  places?: (string | null)[];
};

/** Compares whole states, so that the rows cannot drift from the log. */
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
  const outcome = outcomeChange(isShown(before) ? before : null, after);
  if (outcome !== null) rows.outcomes = outcome;
  const ruling = rulingChange(isShown(before) ? before : null, after);
  if (ruling !== null) rows.rulings = ruling;
  const signed = signedChange(isShown(before) ? before : null, after);
  if (signed !== null) rows.signed = signed;
  const place = placedChange(isShown(before) ? before : null, after);
  if (place !== null) rows.places = place;
  const { changed, absent } = playerStatsChanges(before, after);
  if (changed.length > 0) rows.playerStats = changed.flat();
  if (absent.length > 0) rows.absent = absent.flatMap((playerId) => [after.matchId, playerId]);
  return rows;
}
