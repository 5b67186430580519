import type pg from 'pg';
import { advisoryLocks } from './advisory-locks.js';
import { ownClient } from './own-client.js';

/** Where a restore puts what was there, until its own work is done. */
export const previousSchema = 'before_restore';

export async function restorePrevious(client: pg.ClientBase): Promise<void> {
  await client.query(`DROP SCHEMA public CASCADE; ALTER SCHEMA ${previousSchema} RENAME TO public`);
}

/** A restore that was killed left half of its own work, and what was there before beside it. */
export async function wasInterrupted(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_namespace WHERE nspname = $1', [
    previousSchema,
  ]);
  return rowCount !== 0;
}

/**
 * Before anybody works on a database: half of a restore is nothing to serve, and what was written to it
 * would be lost. Waits for a restore that still runs.
 * @param url of the role that owns the tables
 */
export async function undoInterruptedRestore(url: string): Promise<void> {
  const client = ownClient(url);
  try {
    await client.connect();
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.restore]);
    if (await wasInterrupted(client)) await restorePrevious(client);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
