import type { SessionUser } from '@kolo/domain';
import type { DataSource, EntityManager } from 'typeorm';
import type { AuditLogService } from '../../people/audit/audit-log.service.js';
import { advisoryLocks } from '../../platform/db/advisory-locks.js';
import { lockUntilCommit } from '../../platform/db/lock-until-commit.js';
import { deletePictures, namedPictures } from '../../site/gallery/index.js';
import { type Forgotten, forgetAccount } from './forget-account.js';
import { forgetInAudit } from './forget-in-audit.js';
import { forgetInMatchTexts, forgetInTitles, surroundingsOf } from './forget-in-texts.js';
import { forgetPlayer } from './forget-player.js';
import { Forgetter, type PersonWords } from './forgetter.js';
import type { Subject } from './subject.js';

/** What is still to be done outside of the database, and by which words it is found. */
export interface Remains {
  words: PersonWords;
  files: string[];
}

export interface EraseOptions {
  actor: Pick<SessionUser, 'id' | 'username'>;
  /** Also of teams that are not called as the account is. */
  teamNames: boolean;
  /** When it was first done, where a backup was put back since; left out: now. */
  at?: string;
  /** Also the last one, of a backup: whoever was erased had a successor. */
  anyAdministrator?: boolean;
}

/**
 * Forgets people in everything that the database has of its own, all or nothing. What is outside of it
 * follows by `finishErasures`, from what is noted here in the same transaction.
 * @returns how many were not forgotten before
 * @throws RefusalError `person.not-found`, `account.last-administrator`
 */
export function erase(
  db: DataSource,
  audit: AuditLogService,
  subjects: readonly Subject[],
  options: EraseOptions,
): Promise<number> {
  return db.transaction(async (manager) => {
    await lockUntilCommit(manager, advisoryLocks.erase);
    let erased = 0;
    for (const subject of subjects)
      if (await eraseOne(manager, audit, subject, options)) erased += 1;
    return erased;
  });
}

async function eraseOne(
  manager: EntityManager,
  audit: AuditLogService,
  subject: Subject,
  { actor, teamNames, at, anyAdministrator = false }: EraseOptions,
): Promise<boolean> {
  const { kind, id } = subject;
  const forgotten =
    kind === 'account'
      ? await forgetAccount(manager, id, { teamNames, anyAdministrator })
      : await forgetPlayer(manager, id);
  if (forgotten === null) return false;
  const files = [...forgotten.files, ...(await forgetWords(manager, subject, forgotten))];
  const remains: Remains = { words: forgotten.words, files };
  await manager.query(
    `INSERT INTO erasures (kind, subject_id, team_names, remains, erased_at)
     VALUES ($1, $2, $3, $4, coalesce($5, clock_timestamp())) ON CONFLICT (kind, subject_id, erased_at)
     DO UPDATE SET remains = excluded.remains`,
    [kind, id, teamNames, JSON.stringify(remains), at ?? null],
  );
  await audit.record(manager, {
    actor,
    action: `${kind}.erase`,
    subject: { type: kind, id, name: '' },
    before: null,
    after: { files: files.length, teamNames },
  });
  return true;
}

/** @returns the files of pictures that went */
async function forgetWords(
  manager: EntityManager,
  subject: Subject,
  { words }: Forgotten,
): Promise<string[]> {
  const forgetter = new Forgetter(words);
  const surroundings = await surroundingsOf(manager, subject);
  await forgetInAudit(manager, forgetter, subject, surroundings);
  await forgetInMatchTexts(manager, forgetter, surroundings);
  await forgetInTitles(manager, forgetter);
  const pictures = await namedPictures(manager, (caption) => forgetter.finds(caption));
  await deletePictures(manager, pictures.ids);
  return pictures.files;
}
