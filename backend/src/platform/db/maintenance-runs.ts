import type { DataSource } from 'typeorm';
import { ownClient } from './own-client.js';

export type MaintenanceTask = 'backup' | 'verify';

export interface MaintenanceRun {
  /** The archive's script notes its base backups itself (infra/postgres/base-backups.sh). */
  task: MaintenanceTask | 'base-backup';
  ok: boolean;
  /** This is Unix time in seconds, null until the task has ended well once. */
  lastGoodAt: number | null;
}

export const maintenanceRuns = (source: DataSource): Promise<MaintenanceRun[]> =>
  source.query<MaintenanceRun[]>(
    `SELECT task, ok, extract(epoch FROM last_good_at)::float8 AS "lastGoodAt" FROM maintenance_runs`,
  );

/** A good outcome speaks for the moment `asOf`, not for the moment when it is recorded. */
export async function recordRun(
  url: string,
  task: MaintenanceTask,
  ok: boolean,
  asOf: Date,
): Promise<void> {
  const client = ownClient(url);
  await client.connect();
  try {
    await client.query(
      `INSERT INTO maintenance_runs (task, ok, last_good_at) VALUES ($1, $2, CASE WHEN $2 THEN $3::timestamptz END)
       ON CONFLICT (task) DO UPDATE SET ok = excluded.ok,
         last_good_at = coalesce(excluded.last_good_at, maintenance_runs.last_good_at)`,
      [task, ok, asOf],
    );
  } finally {
    await client.end();
  }
}
