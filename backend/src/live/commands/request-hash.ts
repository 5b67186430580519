import { hash } from 'node:crypto';
import type { MatchCommand } from '@kolo/domain';

/** Tells a repeated command from another one under the same id. */
export function requestHash(command: MatchCommand): string {
  // The roster is read anew each time and is not part of the request.
  const request = 'roster' in command ? { ...command, roster: undefined } : command;
  return hash('sha1', JSON.stringify(request), 'base64url').slice(0, 16);
}
