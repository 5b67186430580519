import { hash } from 'node:crypto';
import type { MatchCommand } from '@kolo/domain';

/**
 * A short name for what a command asks for. The log keeps it, so that a repeat is known as one also by a
 * version of Kolo whose rules would decide otherwise.
 */
export function commandMark(command: MatchCommand): string {
  // Who may play is read anew each time, and was not asked for.
  const asked = 'roster' in command ? { ...command, roster: undefined } : command;
  return hash('sha1', JSON.stringify(asked), 'base64url').slice(0, 16);
}
