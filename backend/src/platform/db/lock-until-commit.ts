import type { EntityManager } from 'typeorm';

/** Waits for its turn at an advisory lock, which the transaction's end releases. TypeORM knows no such locks. */
export async function lockUntilCommit(
  manager: EntityManager,
  lock: number,
  { shared = false } = {},
): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock${shared ? '_shared' : ''}($1)`, [lock]);
}
