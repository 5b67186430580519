import type { MatchState, PlacedMatch } from '@kolo/domain';

/** Columns of `matches` that only a match has that belongs to a stage of its league. */
export const placedColumns = 'stage_id, tie, leg';

/** Selects them from `matches m`; `placeOf` reads them. */
export const selectedPlace = 'm.stage_id AS "stageId", m.tie, m.leg';

export interface PlaceRecord {
  stageId: number | null;
  tie: string | null;
  leg: 1 | 2 | null;
}

/** The place of a match in a stage, from its row; empty for a match of the ordinary season. */
export const placeOf = ({ stageId, tie, leg }: PlaceRecord): PlacedMatch =>
  stageId === null || tie === null || leg === null ? {} : { stage: { id: stageId, tie, leg } };

/** The values for COPY. */
export const placedValues = ({ place }: MatchState): (string | null)[] =>
  place === undefined ? ordinary : [String(place.stageId), place.tie, String(place.leg)];

const ordinary: (string | null)[] = [null, null, null];

/** The line for SQL `project_lines`, null where the place stays the same. */
export function placedChange(
  before: MatchState | null,
  after: MatchState,
): (string | null)[] | null {
  if (before?.place === undefined && after.place === undefined) return null;
  const old = before === null ? ordinary : placedValues(before);
  const now = placedValues(after);
  return old.join() === now.join() ? null : [String(after.matchId), ...now];
}
