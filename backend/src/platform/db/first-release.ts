import { firstRelease } from './migrations/index.js';
import { ownClient } from './own-client.js';
import { UnreachableError } from './reachable.js';

export const isBeforeFirstRelease = (run: readonly string[]): boolean =>
  run.length > 0 && !run.includes(firstRelease[0].name);

export async function refuseBeforeFirstRelease(url: string): Promise<void> {
  const client = ownClient(url);
  try {
    await client.connect();
    const { rows } = await client.query<{ migrations: string | null }>(
      `SELECT to_regclass('public.migrations')::text AS migrations`,
    );
    if (rows[0]?.migrations == null) return;
    const run = await client.query<{ name: string }>('SELECT name FROM public.migrations');
    if (isBeforeFirstRelease(run.rows.map(({ name }) => name)))
      throw new UnreachableError(
        'The database was made by a Kolo before 1.0.0, which this version cannot read; it has been left as it is: ' +
          'go on with the Kolo that made it, or start this one on an empty DATA_DIR or database.',
      );
  } finally {
    await client.end();
  }
}
