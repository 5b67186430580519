import { errorCode } from './embedded/errors.js';
import { ownClient } from './own-client.js';

export class UnreachableError extends Error {}

/** The message names the variable and not the URL, which has a password in it. */
export async function refuseUnreachable(variable: string, url: string): Promise<void> {
  try {
    const client = ownClient(url);
    await client.connect();
    await client.end();
  } catch (error) {
    throw new UnreachableError(`The database of ${variable} cannot be used: ${reasonOf(error)}.`);
  }
}

/** A host with several addresses fails with one reason for each and no message of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

export const lacksPrivilege = (error: unknown): boolean => errorCode(error) === '42501';
