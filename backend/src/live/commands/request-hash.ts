import { hash } from 'node:crypto';
import type { LeagueCommand, MatchCommand } from '@kolo/domain';

/** Tells a repeated command from another one under the same id. */
export function requestHash(command: MatchCommand | LeagueCommand): string {
  // Roster and rule sheet are read for every command and are not part of the request.
  const request =
    'roster' in command || 'sheet' in command
      ? { ...command, roster: undefined, sheet: undefined }
      : command;
  return hash('sha1', JSON.stringify(request), 'base64url').slice(0, 16);
}
