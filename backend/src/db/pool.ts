import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** TypeORM's own `pg` pool, for statements that are prepared once for each connection. */
export function poolOf(source: DataSource): Pool {
  const { driver } = source;
  if (!('master' in driver)) throw new Error('Kolo needs PostgreSQL');
  return driver.master as Pool;
}
