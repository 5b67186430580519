import { type RulesView, rulesKinds, type SessionUser } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { shownName } from '../../platform/api/shown-name.js';
import { advisoryLocks } from '../../platform/db/advisory-locks.js';
import { lockUntilCommit } from '../../platform/db/lock-until-commit.js';
import { PrivateFilesService } from '../../platform/storage/private-files.service.js';
import type { SentFile } from '../../platform/storage/uploads.service.js';
import { RulesDocument } from './rules-document.entity.js';
import { downloadName, endingOf } from './rules-names.js';
import { viewOf } from './rules-view.js';

@Injectable()
export class NewRulesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly files: PrivateFilesService,
    private readonly audit: AuditLogService,
  ) {}

  /**
   * The version, its file and its audit entry come together or not at all.
   * @throws RefusalError `request.invalid` without a file, `file.wrong-type` where its name does not match its content
   */
  async publish(title: string, file: SentFile | null, actor: SessionUser): Promise<RulesView> {
    if (file === null) throw RefusalError.of('request.invalid', 'file');
    const originalFilename = shownName(file.sentName);
    if (endingOf(originalFilename) !== file.kind)
      throw RefusalError.of('file.wrong-type', rulesKinds.join(', ').toUpperCase());
    return this.files.keep(file, () => this.insert({ title, originalFilename, file, actor }));
  }

  private insert(version: NewVersion): Promise<RulesView> {
    const { title, actor } = version;
    return this.db.transaction(async (manager) => {
      // The audit entry says which version was replaced, so two must not publish at once.
      await lockUntilCommit(manager, advisoryLocks.publishRules);
      const before = await manager.findOne(RulesDocument, { where: {}, order: { id: 'DESC' } });
      const after = await insert(manager, version);
      await this.audit.record(manager, {
        actor,
        action: 'rules.publish',
        subject: { type: 'rules', id: after.id, name: title },
        before: before && audited(before),
        after: audited(after),
      });
      return viewOf(after);
    });
  }
}

interface NewVersion {
  title: string;
  originalFilename: string;
  file: SentFile;
  actor: SessionUser;
}

function insert(
  manager: EntityManager,
  { title, originalFilename, file, actor }: NewVersion,
): Promise<RulesDocument> {
  const createdAt = new Date();
  return manager.save(
    manager.create(RulesDocument, {
      title,
      originalFilename,
      createdAt,
      updatedAt: createdAt,
      filename: downloadName(createdAt, file.kind),
      filePath: file.name,
      mimeType: file.type,
      fileSize: file.bytes,
      uploadedBy: actor.id,
    }),
  );
}

const audited = ({ id, title, originalFilename, fileSize }: RulesDocument) => ({
  version: id,
  title,
  originalFilename,
  fileSize,
});
