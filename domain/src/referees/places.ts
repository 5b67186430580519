import { type RefereeRole, refereeRoles } from '../contract/officials.js';
import { largestId } from '../limits.js';

/** A place is a role in a match. Its id says which, so it is the same for everybody and for ever. */
export interface PlaceKey {
  matchId: number;
  role: RefereeRole;
}

const perMatch = 10;

/** The id of a place, from its match and its role. */
export const placeIdOf = ({ matchId, role }: PlaceKey): number =>
  matchId * perMatch + refereeRoles.indexOf(role) + 1;

/** @returns null for a number that names no place */
export function placeOf(id: number): PlaceKey | null {
  const role = refereeRoles[(id % perMatch) - 1];
  const matchId = Math.floor(id / perMatch);
  return role === undefined || matchId < 1 || id > largestId ? null : { matchId, role };
}
