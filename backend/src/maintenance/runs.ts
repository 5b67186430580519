import pg from 'pg';

/** What an operator wants to know the last outcome of. */
export const maintenanceTasks = ['backup', 'verify'] as const;
export type MaintenanceTask = (typeof maintenanceTasks)[number];

/**
 * Notes how a task ended, for `/metrics` and its alerts.
 * @param url of the role that owns the tables
 * @param asOf the moment that a good outcome speaks for
 */
export async function recordRun(
  url: string,
  task: MaintenanceTask,
  ok: boolean,
  asOf: Date,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO maintenance_runs (task, ok, last_good_at) VALUES ($1, $2, CASE WHEN $2 THEN $3::timestamptz END)
       ON CONFLICT (task) DO UPDATE SET ok = excluded.ok, ended_at = now(),
         last_good_at = coalesce(excluded.last_good_at, maintenance_runs.last_good_at)`,
      [task, ok, asOf],
    );
  } finally {
    await client.end();
  }
}
