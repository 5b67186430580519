import type { DataSource } from 'typeorm';
import type { BackupFiles } from '../../platform/storage/backup-files.js';
import type { Remains } from './erase.js';
import { writeToList } from './erasure-list.js';
import { forgetMails } from './forget-mails.js';
import { Forgetter } from './forgetter.js';
import type { ErasedSubject } from './subject.js';

/** What is not in the database's own tables. */
export interface Outside {
  files: BackupFiles;
  /** Null while a backup is put back, of which the queue is no part. */
  jobs: { forget(about: (job: unknown) => boolean): Promise<boolean> } | null;
  /** Null where there is none. */
  outbox: string | null;
}

interface Unfinished extends Omit<ErasedSubject, 'at'> {
  row: number;
  at: Date;
  remains: Remains;
}

/**
 * Does what erasures still want outside of the database; each step may be repeated, so that a node which
 * dies in between leaves nothing that the next one does not finish.
 * @returns how many are left, because a job that names somebody runs just now
 */
export async function finishErasures(db: DataSource, outside: Outside): Promise<number> {
  const unfinished = await db.query<Unfinished[]>(
    `SELECT id AS row, kind, subject_id AS id, team_names AS "teamNames", erased_at AS at, remains
     FROM erasures WHERE remains IS NOT NULL ORDER BY id`,
  );
  let left = 0;
  for (const erasure of unfinished) {
    if (await finish(erasure, outside))
      await db.query('UPDATE erasures SET remains = NULL WHERE id = $1', [erasure.row]);
    else left += 1;
  }
  return left;
}

async function finish(
  { remains, at, ...subject }: Unfinished,
  { files, jobs, outbox }: Outside,
): Promise<boolean> {
  await writeToList(files, { ...subject, at: at.toISOString() });
  for (const file of remains.files) await files.remove(file);
  const forgetter = new Forgetter(remains.words);
  if (outbox !== null) await forgetMails(outbox, forgetter);
  return jobs === null || jobs.forget((words) => forgetter.finds(words));
}
