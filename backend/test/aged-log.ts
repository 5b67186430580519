import type { TestApp } from './app.js';

/** Makes the log have learned of these matches earlier, by an interval of PostgreSQL such as `25 hours`. */
export async function ageLog(
  { db }: Pick<TestApp, 'db'>,
  matchIds: readonly number[],
  interval: string,
): Promise<void> {
  // The log is append-only even for tests.
  await db.query('ALTER TABLE events DISABLE TRIGGER ALL');
  await db.query(
    'UPDATE events SET recorded_at = recorded_at - $2::interval WHERE stream = ANY($1)',
    [matchIds, interval],
  );
  await db.query('ALTER TABLE events ENABLE TRIGGER ALL');
}
