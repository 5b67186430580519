import type { DataSource } from 'typeorm';

/** While archiving fails, PostgreSQL keeps its WAL until the disk is full. Null means no archive. */
export async function isWalArchiveFailing(source: DataSource): Promise<boolean | null> {
  const [found] = await source.query<{ failing: boolean | null }[]>(
    `SELECT CASE WHEN current_setting('archive_mode') <> 'off'
       THEN last_failed_time IS NOT NULL AND (last_archived_time IS NULL OR last_failed_time > last_archived_time)
     END AS failing FROM pg_stat_archiver`,
  );
  return found?.failing ?? null;
}
