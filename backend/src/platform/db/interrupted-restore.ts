import type pg from 'pg';
import { advisoryLocks } from './advisory-locks.js';
import { ownClient } from './own-client.js';

/** A restore keeps the previous tables here until its own work is done. */
export const previousSchema = 'before_restore';

export async function restorePrevious(client: pg.ClientBase): Promise<void> {
  await client.query(`DROP SCHEMA public CASCADE; ALTER SCHEMA ${previousSchema} RENAME TO public`);
}

export async function wasInterrupted(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_namespace WHERE nspname = $1', [
    previousSchema,
  ]);
  return rowCount !== 0;
}

/** Nodes must not serve half a restore: what they write to it would be lost. */
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
