import { assertSchemaCompatibility, LATEST_SCHEMA_VERSION } from 'bullmq';
import type pg from 'pg';
import { APPLICATION_ROLE } from './embedded/roles.js';
import { jobsSchema } from './job-queue-schema.js';
import { ownClient } from './own-client.js';

type Migrations = readonly { readonly name: string }[];

/** Changes nothing, so a serving node can ask without the owner's password. */
export async function isUpToDate(url: string, wanted: Migrations): Promise<boolean> {
  const client = ownClient(url);
  try {
    await client.connect();
    return (await haveRun(client, wanted)) && (await isJobQueueReady(client));
  } finally {
    await client.end();
  }
}

async function haveRun(client: pg.Client, wanted: Migrations): Promise<boolean> {
  const { rows: tables } = await client.query<{ migrations: string | null }>(
    `SELECT to_regclass('public.migrations')::text AS migrations`,
  );
  if (tables[0]?.migrations == null) return false;
  const { rows } = await client.query<{ name: string }>('SELECT name FROM public.migrations');
  const run = new Set(rows.map(({ name }) => name));
  return wanted.every(({ name }) => run.has(name));
}

async function isJobQueueReady(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ usable: boolean | null }>(
    `SELECT to_regclass('${jobsSchema}.migration') IS NOT NULL AND coalesce((
       SELECT has_schema_privilege(oid, '${jobsSchema}', 'CREATE') FROM pg_roles WHERE rolname = $1), true) AS usable`,
    [APPLICATION_ROLE],
  );
  if (rows[0]?.usable !== true) return false;
  return (await assertSchemaCompatibility(client, jobsSchema)) >= LATEST_SCHEMA_VERSION;
}
