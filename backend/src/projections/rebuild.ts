import pg from 'pg';
import { advisoryLocks } from '../platform/db/advisory-locks.js';
import { ownClient } from '../platform/db/own-client.js';
import { OperatorError } from '../platform/log/operator.error.js';
import { catchUp } from './catch-up.js';
import { type FoldProgress, foldLog } from './fold-log.js';

export interface RebuildReport {
  events: number;
  foldMs: number;
  lockedMs: number;
  caughtUp: number;
}

const tables = ['matches', 'player_stats', 'standings'] as const;
const shadow = 'rebuild';

const maxRounds = 20;
const shortMs = 50;

/** Swaps in rebuilt tables while the system serves. @throws OperatorError during another rebuild */
export async function rebuild(url: string, progress: FoldProgress): Promise<RebuildReport> {
  const clients = Array.from({ length: 4 }, () => ownClient(url));
  const [control, log, matches, players] = clients;
  if (!control || !log || !matches || !players) throw new Error('unreachable');
  try {
    await Promise.all(clients.map((client) => client.connect()));
    await acquireLock(control);
    await control.query(
      `DROP SCHEMA IF EXISTS ${shadow} CASCADE; CREATE SCHEMA ${shadow};
       SELECT create_read_models('${shadow}')`,
    );
    const began = performance.now();
    await log.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const folded = await snapshotOf(log);
    const events = await foldLog({ log, matches, players }, shadow, progress);
    await log.query('COMMIT');
    const foldMs = performance.now() - began;
    await control.query(`SET search_path = ${shadow}, public`);
    const { since, changed } = await catchUpUntilClose(control, folded);
    await control.query(tables.map((table) => `ANALYZE ${shadow}.${table}`).join(';'));
    const swapped = await swap(control, since);
    return { events, foldMs, lockedMs: swapped.lockedMs, caughtUp: changed + swapped.changed };
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}

async function acquireLock(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ mine: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS mine',
    [advisoryLocks.rebuild],
  );
  if (rows[0]?.mine !== true) throw new OperatorError('A rebuild is already running.');
}

async function snapshotOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ now: string }>('SELECT pg_current_snapshot()::text AS now');
  if (rows[0] === undefined) throw new Error('The database named no snapshot');
  return rows[0].now;
}

async function catchUpUntilClose(
  client: pg.Client,
  folded: string,
): Promise<{ since: string; changed: number }> {
  let since = folded;
  let changed = 0;
  for (let round = 0; round < maxRounds; round += 1) {
    const began = performance.now();
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    const now = await snapshotOf(client);
    changed += await catchUp(client, since);
    await client.query('COMMIT');
    since = now;
    if (performance.now() - began <= shortMs) break;
  }
  return { since, changed };
}

/** Appends wait from the lock to the commit. */
async function swap(
  client: pg.Client,
  since: string,
): Promise<{ lockedMs: number; changed: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const began = performance.now();
    try {
      await client.query(`BEGIN; SET LOCAL lock_timeout = '2s'; LOCK TABLE events IN SHARE MODE`);
      const changed = await catchUp(client, since);
      await client.query(
        tables
          .map(
            (table) =>
              `DROP TABLE public.${table}; ALTER TABLE ${shadow}.${table} SET SCHEMA public`,
          )
          .join(';'),
      );
      await client.query(`DROP SCHEMA ${shadow}; COMMIT`);
      return { lockedMs: performance.now() - began, changed };
    } catch (error) {
      await client.query('ROLLBACK');
      // A long reader holds the old tables: taps go on before the next attempt.
      const held = error instanceof pg.DatabaseError && error.code === '55P03';
      if (!held || attempt === 30) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }
}
