import { createGzip } from 'node:zlib';
import pg from 'pg';
import copy from 'pg-copy-streams';
import { ownClient } from '../../platform/db/own-client.js';
import type { CheckedFolder } from './checksums.js';
import type { Manifest } from './manifest.js';
import { RowCounter } from './row-counter.js';
import { type BackupTable, copyTarget, productTables, qualified } from './tables.js';

export type DumpedDatabase = Pick<Manifest, 'madeAt' | 'migrations' | 'tables' | 'sequences'>;

export const rowsFile = (table: string): string => `database/${table}.copy.gz`;

/** Only a migration and a rebuild wait for it: they want the tables to themselves. */
export async function dumpDatabase(
  url: string,
  folder: CheckedFolder,
  progress: (rows: number, total: number) => void,
): Promise<DumpedDatabase> {
  const client = ownClient(url, 'kolo backup');
  await client.connect();
  try {
    const tables = await openSnapshot(client);
    const { rows: facts } = await client.query<{ at: Date; migrations: string[] }>(
      `SELECT now() AS at, ARRAY(SELECT name::text FROM migrations ORDER BY timestamp, name) AS migrations`,
    );
    const [fact] = facts;
    if (fact === undefined) throw new Error('The database did not say which migrations it has');
    const dumped: Manifest['tables'] = [];
    const counted = new RowCounter(await countRows(client, tables), progress);
    for (const table of tables) {
      const rows = client.query(copy.to(`COPY ${copyTarget(client, table)} TO STDOUT`));
      await folder.write(rowsFile(table.name), rows, counted.stream(), createGzip({ level: 4 }));
      dumped.push({ ...table, rows: rows.rowCount });
    }
    // Sequences are outside of transactions: read last, none is below a number that a row has.
    const { rows: sequences } = await client.query<{ name: string; last: string }>(
      `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
       WHERE schemaname = 'public' AND last_value IS NOT NULL AND sequencename NOT LIKE 'migrations%'
       ORDER BY name`,
    );
    await client.query('COMMIT');
    const { at, migrations } = fact;
    return { madeAt: at.toISOString(), migrations, tables: dumped, sequences };
  } finally {
    await client.end();
  }
}

async function countRows(client: pg.Client, tables: readonly BackupTable[]): Promise<number> {
  const counts = tables.map(({ name }) => `(SELECT count(*) FROM ${qualified(client, name)})`);
  const { rows } = await client.query<{ total: string }>(
    `SELECT ${['0', ...counts].join(' + ')} AS total`,
  );
  return Number(rows[0]?.total);
}

/**
 * Locks the tables against being replaced and only then takes the snapshot: a rebuild that swapped the
 * read models in between would leave them empty in it.
 */
async function openSnapshot(client: pg.Client): Promise<BackupTable[]> {
  for (;;) {
    const before = await productTables(client);
    const names = before.map(({ name }) => qualified(client, name)).join(', ');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    if (names !== '') await client.query(`LOCK TABLE ${names} IN ACCESS SHARE MODE`);
    const tables = await productTables(client);
    if (JSON.stringify(tables) === JSON.stringify(before)) return tables;
    await client.query('ROLLBACK');
  }
}
