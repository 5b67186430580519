import type { DataSource } from 'typeorm';
import type { AuditLogService } from '../../people/audit/audit-log.service.js';
import { Erasure } from '../../people/erasures/erasure.entity.js';
import { type EraseOptions, erase } from './erase.js';
import { type ErasedSubject, erasedSubject } from './subject.js';

export const operatorActor = { id: 0, username: '' } as const;

const tables = { account: 'users', player: 'players', official: 'officials' } as const;

/**
 * The date distinguishes people whom a backup restored from others who were given their number since.
 * @returns how many the backup had
 */
export async function replayErasures(
  db: DataSource,
  audit: AuditLogService,
  list: readonly ErasedSubject[],
  { keepsReports = false }: Pick<EraseOptions, 'keepsReports'> = {},
): Promise<number> {
  let erased = 0;
  for (const { kind, id, teamNames, at } of list) {
    const there = await db.query<unknown[]>(
      `SELECT FROM ${tables[kind]} WHERE id = $1 AND created_at <= $2 AND erased_at IS NULL`,
      [id, at],
    );
    if (there.length === 0) continue;
    const options = { actor: operatorActor, teamNames, at };
    erased += await erase(db, audit, [{ kind, id }], {
      ...options,
      keepsReports,
      anyAdministrator: true,
    });
  }
  return erased;
}

/** None where the database is older than the table. */
export async function listedIn(db: DataSource): Promise<ErasedSubject[]> {
  const [table] = await db.query<{ name: string | null }[]>(
    `SELECT to_regclass('public.erasures')::text AS name`,
  );
  if (table?.name == null) return [];
  const erasures = await db.getRepository(Erasure).find({ order: { id: 'ASC' } });
  return erasures.map(erasedSubject);
}
