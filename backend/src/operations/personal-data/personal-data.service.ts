import {
  type ErasePersonRequest,
  type ExportPersonRequest,
  type FoundPerson,
  foldedName,
  type PersonView,
  peopleLimits,
  type SessionUser,
} from '@kolo/domain';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { ErasuresService } from '../../people/erasures/erasures.service.js';
import type { Language } from '../../platform/api/language.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { backupFiles } from '../../platform/storage/backup-files.js';
import { erase } from './erase.js';
import { exportPerson } from './export-person.js';
import { zipOf } from './export-zip.js';
import { findPerson, searchPeople, wasErased, wholePerson } from './find-people.js';
import { finishErasures } from './finish-erasures.js';
import { outboxOf } from './forget-mails.js';
import { personView } from './person-view.js';
import type { Subject } from './subject.js';

const finishEveryMs = 60_000;

@Injectable()
export class PersonalDataService implements OnModuleInit {
  private readonly logger = new Logger('people');

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(runtimeToken) private readonly runtime: Runtime,
    private readonly audit: AuditLogService,
    private readonly jobs: JobsService,
    private readonly erasures: ErasuresService,
  ) {}

  onModuleInit(): void {
    this.jobs.every('finish-erasures', finishEveryMs, () => this.finish());
  }

  search(text: string): Promise<FoundPerson[]> {
    return text.trim().length < peopleLimits.search.min
      ? Promise.resolve([])
      : searchPeople(this.db.manager, text);
  }

  view(subject: Subject): Promise<PersonView> {
    return personView(this.db.manager, subject);
  }

  async export(
    subject: Subject,
    { alsoPlayers = [] }: ExportPersonRequest,
    { language, actor }: { language: Language; actor: SessionUser },
  ): Promise<Buffer> {
    const files = backupFiles(this.runtime.config);
    const subjects = await wholePerson(this.db.manager, subject, alsoPlayers);
    const content = await exportPerson(this.db.manager, files, subjects, language);
    await this.db.transaction((manager) =>
      this.audit.record(manager, {
        actor,
        action: `${subject.kind}.export`,
        subject: { type: subject.kind, id: subject.id, name: '' },
        before: null,
        after: { files: content.files.size },
      }),
    );
    return zipOf(content);
  }

  /** In every season. Doing it again finishes what was left. */
  async erase(
    subject: Subject,
    { name, teamNames = false, alsoPlayers = [] }: ErasePersonRequest,
    actor: SessionUser,
  ): Promise<void> {
    const person = await findPerson(this.db.manager, subject);
    if (person === null && !(await wasErased(this.db.manager, subject)))
      throw RefusalError.of('person.not-found');
    if (person !== null) {
      if (foldedName(person.name) !== foldedName(name))
        throw RefusalError.of('person.name-differs');
      const subjects = await wholePerson(this.db.manager, subject, alsoPlayers);
      const { keepsReports } = this.runtime.config.retention;
      await erase(this.db, this.audit, subjects, { actor, teamNames, keepsReports });
      await this.erasures.look();
    }
    await this.finish().catch((err: unknown) =>
      this.logger.warn({ err }, 'an erasure is finished by a job'),
    );
  }

  private async finish(): Promise<void> {
    const { config } = this.runtime;
    const outside = { files: backupFiles(config), jobs: this.jobs, outbox: outboxOf(config) };
    await finishErasures(this.db, outside);
  }
}
