import type { SessionUser } from '@kolo/domain';
import type { DataSource, EntityManager } from 'typeorm';
import type { AuditLogService } from '../../people/audit/audit-log.service.js';
import type { Remains } from '../../people/erasures/erasure.entity.js';
import { advisoryLocks } from '../../platform/db/advisory-locks.js';
import { lockUntilCommit } from '../../platform/db/lock-until-commit.js';
import { deletePictures, namedPictures } from '../../site/gallery/index.js';
import { type Forgotten, forgetAccount } from './forget-account.js';
import { forgetInAudit } from './forget-in-audit.js';
import { forgetInLogTexts, forgetUnnamedDrawings } from './forget-in-log-texts.js';
import {
  forgetInMatchTexts,
  forgetInTitles,
  type Surroundings,
  surroundingsOf,
} from './forget-in-texts.js';
import { forgetOfficial } from './forget-official.js';
import { forgetPlayer } from './forget-player.js';
import { forgetReportFiles, matchesNaming } from './forget-reports.js';
import { Forgetter } from './forgetter.js';
import type { Subject } from './subject.js';
import { forgetSuspensionTexts } from './suspensions-of-people.js';

export interface EraseOptions {
  actor: Pick<SessionUser, 'id' | 'username'>;
  /** Also renames teams that are not called as the account is. */
  teamNames: boolean;
  /** When it was first done, where a backup brought the person back. */
  at?: string;
  /** Also the last one, when a backup is put back: the erased one had a successor. */
  anyAdministrator?: boolean;
  /** The league needs its archived reports as they were, and answers for the names in them. */
  keepsReports?: boolean;
}

/**
 * All or nothing. `finishErasures` erases what is outside of the database, from the notes written here.
 * @returns how many were not erased before
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
  { actor, teamNames, at, anyAdministrator = false, keepsReports = false }: EraseOptions,
): Promise<boolean> {
  const { kind, id } = subject;
  const forget = {
    account: () => forgetAccount(manager, id, { teamNames, anyAdministrator }),
    player: () => forgetPlayer(manager, id),
    official: () => forgetOfficial(manager, id),
  };
  const surroundings = await surroundingsOf(manager, subject);
  await forgetUnnamedDrawings(manager, subject);
  const named = await matchesNaming(manager, { kind, id, teamNames });
  const forgotten = await forget[kind]();
  if (forgotten === null) return false;
  const words = await forgetWords(manager, subject, forgotten, surroundings);
  const reports = keepsReports
    ? []
    : await forgetReportFiles(manager, [...named, ...words.streams]);
  const files = [...forgotten.files, ...words.pictures, ...reports];
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

async function forgetWords(
  manager: EntityManager,
  subject: Subject,
  { words }: Forgotten,
  surroundings: Surroundings,
): Promise<{ streams: number[]; pictures: string[] }> {
  const forgetter = new Forgetter(words);
  await forgetInAudit(manager, forgetter, subject, surroundings);
  await forgetInMatchTexts(manager, forgetter, surroundings);
  const streams = await forgetInLogTexts(manager, forgetter, surroundings);
  await forgetSuspensionTexts(manager, subject);
  const titled = await forgetInTitles(manager, forgetter);
  const pictures = await namedPictures(manager, (caption) => forgetter.finds(caption));
  await deletePictures(manager, pictures.ids);
  return { streams: [...streams, ...titled], pictures: pictures.files };
}
