import { hash } from 'node:crypto';
import type { MatchCommand } from '@kolo/domain';

/** Tells a repeated command from another one under its id; the log keeps it with what the command did. */
export function requestHash(command: MatchCommand): string {
  // The roster is read anew for each request and is not part of it.
  const request = 'roster' in command ? { ...command, roster: undefined } : command;
  return hash('sha1', JSON.stringify(request), 'base64url').slice(0, 16);
}
