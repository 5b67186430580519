import type { DataSource } from 'typeorm';
import { ownClient } from './own-client.js';

export type MaintenanceTask = 'backup' | 'verify';

export interface MaintenanceRun {
  task: MaintenanceTask;
  ok: boolean;
  /** Seconds since 1970; null when it never ended well. */
  lastGoodAt: number | null;
}

export const maintenanceRuns = (source: DataSource): Promise<MaintenanceRun[]> =>
  source.query<MaintenanceRun[]>(
    `SELECT task, ok, extract(epoch FROM last_good_at)::float8 AS "lastGoodAt" FROM maintenance_runs`,
  );

/**
 * Notes how a task ended, for `/metrics` and its alerts.
 * @param url of the owner; of the application's role too, for comparisons
 * @param asOf the moment that a good outcome speaks for
 */
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
