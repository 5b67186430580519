import { type DataSource, IsNull, Not } from 'typeorm';
import { Erasure } from '../../people/erasures/erasure.entity.js';
import type { BackupFiles } from '../../platform/storage/backup-files.js';
import { writeToList } from './erasure-list.js';
import { forgetMails } from './forget-mails.js';
import { Forgetter } from './forgetter.js';
import { erasedSubject } from './subject.js';

export interface Outside {
  files: BackupFiles;
  /** Null during a restore, which has no queue. */
  jobs: { forget(about: (job: unknown) => boolean): Promise<boolean> } | null;
  outbox: string | null;
}

/**
 * Each step may be repeated: another node finishes what a dead one began.
 * @returns how many are left because a job that names somebody is running
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
