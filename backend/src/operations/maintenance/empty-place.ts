import pg from 'pg';
import { advisoryLocks } from '../../platform/db/advisory-locks.js';
import {
  previousSchema,
  restorePrevious,
  wasInterrupted,
} from '../../platform/db/interrupted-restore.js';
import { jobsSchema } from '../../platform/db/job-queue-schema.js';
import { indexNames } from '../../platform/db/migrations/index.js';
import { ownClient } from '../../platform/db/own-client.js';
import { OperatorError } from '../../platform/log/operator.error.js';

/** Sessions of a pool that was just closed end a moment later, on a busy machine after seconds. */
const maxLooks = 100;

/** Existing data is renamed, and restored if the work fails. */
export async function inEmptyDatabase(
  url: string,
  replace: boolean,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = ownClient(url, 'kolo restore');
  await client.connect();
  try {
    await refuseOthers(client);
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLocks.restore]);
    if (await wasInterrupted(client)) await restorePrevious(client);
    if (!replace && (await isInhabited(client)))
      throw new OperatorError(
        'The database is not empty. With --replace the backup takes the place of what is there.',
      );
    await client.query(
      `ALTER SCHEMA public RENAME TO ${previousSchema};
       CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO PUBLIC`,
    );
    try {
      await work(client);
    } catch (error) {
      await client.query('ROLLBACK');
      await restorePrevious(client);
      throw error;
    }
    // Jobs of the replaced history must not run. An extension goes with the schema in which it was made.
    await client.query(
      `DROP SCHEMA ${previousSchema} CASCADE; DROP SCHEMA IF EXISTS ${jobsSchema} CASCADE; ${indexNames}`,
    );
  } finally {
    await client.end();
  }
}

/** A running node's writes would be lost. */
async function refuseOthers(client: pg.Client): Promise<void> {
  for (let look = 1; ; look += 1) {
    const { rows } = await client.query<{ name: string }>(
      `SELECT DISTINCT coalesce(nullif(application_name, ''), usename::text) AS name FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND usesysid IS NOT NULL`,
    );
    if (rows.length === 0) return;
    if (look === maxLooks)
      throw new OperatorError(
        `Somebody else works on this database: ${rows.map(({ name }) => name).join(', ')}. Stop every node first.`,
      );
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The migrations alone do not count: a deployment may have run them before. */
async function isInhabited(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ events: string | null; users: string | null }>(
    `SELECT to_regclass('public.events')::text AS events, to_regclass('public.users')::text AS users`,
  );
  const [known] = rows;
  if (known?.events == null || known.users == null) {
    const { rowCount } = await client.query(
      `SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' LIMIT 1`,
    );
    return rowCount !== 0;
  }
  const { rowCount } = await client.query(
    'SELECT FROM public.events UNION ALL SELECT FROM public.users LIMIT 1',
  );
  return rowCount !== 0;
}
