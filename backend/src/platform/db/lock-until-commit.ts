import type { EntityManager } from 'typeorm';

export async function lockUntilCommit(
  manager: EntityManager,
  lock: number,
  { shared = false } = {},
): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock${shared ? '_shared' : ''}($1)`, [lock]);
}
