import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import copy from 'pg-copy-streams';
import { rowsFile } from './dump-database.js';
import type { Manifest } from './manifest.js';
import { RowCounter } from './row-counter.js';
import { copyTarget, qualified } from './tables.js';

/** All tables or none. The log gets a new epoch: devices that saw more than the backup take a fresh start. */
export async function loadDatabase(
  client: pg.Client,
  folder: string,
  { tables, sequences }: Manifest,
  progress: (rows: number, total: number) => void,
): Promise<void> {
  await client.query('BEGIN');
  // A base backup may be noted at any moment (infra/postgres/base-backups.sh): that waits, and comes on top.
  const names = tables.map(({ name }) => qualified(client, name)).join(', ');
  await client.query(`LOCK TABLE ${names} IN SHARE ROW EXCLUSIVE MODE`);
  const triggers = await ownTriggers(client);
  for (const { table, name } of triggers)
    await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${name}`);
  // Rows that the migrations wrote; the backup brings its own.
  for (const { name } of [...tables].reverse())
    await client.query(`DELETE FROM ${qualified(client, name)}`);
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  const counted = new RowCounter(total, progress);
  for (const table of tables) {
    const rows = client.query(copy.from(`COPY ${copyTarget(client, table)} FROM STDIN`));
    const file = createReadStream(join(folder, rowsFile(table.name)));
    await pipeline(file, createGunzip(), counted.stream(), rows);
    if (rows.rowCount !== table.rows)
      throw new Error(`${table.name} has ${rows.rowCount} rows instead of ${table.rows}`);
  }
  for (const { name, last } of sequences)
    await client.query('SELECT setval($1::regclass, $2)', [qualified(client, name), last]);
  for (const { table, name, enable } of triggers)
    await client.query(`ALTER TABLE ${table} ${enable} TRIGGER ${name}`);
  await client.query('INSERT INTO log_epochs DEFAULT VALUES');
  await client.query('COMMIT');
  await client.query('ANALYZE');
}

interface OwnTrigger {
  table: string;
  name: string;
  enable: string;
}

/** Their rules held when the rows were written; references are checked all the same. */
async function ownTriggers(client: pg.Client): Promise<OwnTrigger[]> {
  const { rows } = await client.query<OwnTrigger>(
    `SELECT t.tgrelid::regclass::text AS table, quote_ident(t.tgname) AS name,
       CASE t.tgenabled WHEN 'A' THEN 'ENABLE ALWAYS' WHEN 'R' THEN 'ENABLE REPLICA' ELSE 'ENABLE' END AS enable
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal AND t.tgenabled <> 'D'`,
  );
  return rows;
}
