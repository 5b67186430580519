import type { DataSource } from 'typeorm';

/**
 * Whether PostgreSQL fails to put pieces of its write-ahead log into the archive: it then keeps them until the
 * disk is full. Null where it has no archive.
 */
export async function isWalArchiveFailing(source: DataSource): Promise<boolean | null> {
  const [found] = await source.query<{ failing: boolean | null }[]>(
    `SELECT CASE WHEN current_setting('archive_mode') <> 'off'
       THEN last_failed_time IS NOT NULL AND (last_archived_time IS NULL OR last_failed_time > last_archived_time)
     END AS failing FROM pg_stat_archiver`,
  );
  return found?.failing ?? null;
}
