import { type DataSource, IsNull, Not } from 'typeorm';
import type { BackupFiles } from '../../platform/storage/backup-files.js';
import { Erasure } from './erasure.entity.js';
import { writeToList } from './erasure-list.js';
import { forgetMails } from './forget-mails.js';
import { Forgetter } from './forgetter.js';
import { erasedSubject } from './subject.js';

/** What is not in the database's own tables. */
export interface Outside {
  files: BackupFiles;
  /** Null while a backup is put back, of which the queue is no part. */
  jobs: { forget(about: (job: unknown) => boolean): Promise<boolean> } | null;
  /** Null where there is none. */
  outbox: string | null;
}

/**
 * Does what erasures still want outside of the database; each step may be repeated, so that a node which
 * dies in between leaves nothing that the next one does not finish.
 * @returns how many are left, because a job that names somebody runs just now
 */
export async function finishErasures(db: DataSource, outside: Outside): Promise<number> {
  const erasures = db.getRepository(Erasure);
  const unfinished = await erasures.find({
    where: { remains: Not(IsNull()) },
    order: { id: 'ASC' },
  });
  let left = 0;
  for (const erasure of unfinished) {
    if (await finish(erasure, outside))
      await erasures.update({ id: erasure.id }, { remains: null });
    else left += 1;
  }
  return left;
}

async function finish(
  { remains, ...erasure }: Erasure,
  { files, jobs, outbox }: Outside,
): Promise<boolean> {
  if (remains === null) return true;
  await writeToList(files, erasedSubject(erasure));
  for (const file of remains.files) await files.remove(file);
  const forgetter = new Forgetter(remains.words);
  if (outbox !== null) await forgetMails(outbox, forgetter);
  return jobs === null || jobs.forget((words) => forgetter.finds(words));
}
