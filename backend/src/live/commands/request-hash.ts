import { hash } from 'node:crypto';
import type { LeagueCommand, MatchCommand } from '@kolo/domain';

const added = {
  roster: undefined,
  sheet: undefined,
  suspended: undefined,
  season: undefined,
  newMatchId: undefined,
  halfUntil: undefined,
  drawn: undefined,
  seeded: undefined,
};

/** Tells a repeated command from another one under the same id. */
export function requestHash(command: MatchCommand | LeagueCommand): string {
  // Values that the server reads or assigns for each command are not part of the request.
  const isAdded = Object.keys(added).some((field) => field in command);
  const request = isAdded ? { ...command, ...added } : command;
  return hash('sha1', JSON.stringify(request), 'base64url').slice(0, 16);
}
