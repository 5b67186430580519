import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { countErasures } from '../../people/erasures/index.js';
import type { Language } from '../../platform/api/language.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { advisoryLocks } from '../../platform/db/advisory-locks.js';
import { lockUntilCommit } from '../../platform/db/lock-until-commit.js';
import { OrphansService } from '../../platform/storage/orphans.service.js';
import { PrivateFilesService } from '../../platform/storage/private-files.service.js';
import { reportTemplate } from './pdf/report-input.js';
import type { Printed } from './printer.service.js';

export interface ArchivedReport {
  matchId: number;
  /** Of the match's log. */
  version: number;
  language: Language;
}

const constraints = { kinds: ['pdf'], maxBytes: 16 * 1024 * 1024 } as const;

/** Full reports of official results, as they were when the result became official. */
@Injectable()
export class ReportArchiveService implements OnModuleInit {
  private readonly logger = new Logger('reports');

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly files: PrivateFilesService,
    private readonly orphans: OrphansService,
  ) {}

  onModuleInit(): void {
    this.orphans.ownedBy(async (keys) => {
      const own = await this.db.query<{ file: string }[]>(
        'SELECT file FROM match_reports WHERE file = ANY ($1)',
        [keys],
      );
      return own.map(({ file }) => file);
    });
  }

  /** Null if it was never archived, is no longer stored, or does not match its stored hash. */
  async find({ matchId, version, language }: ArchivedReport): Promise<Printed | null> {
    const [row] = await this.db.query<{ file: string; sha256: string }[]>(
      `SELECT file, sha256 FROM match_reports
       WHERE (match_id, log_version, kind, language) = ($1, $2, 'full', $3) AND file IS NOT NULL
       ORDER BY template DESC LIMIT 1`,
      [matchId, version, language],
    );
    if (row === undefined) return null;
    const stored = await this.files.read(row.file);
    const bytes = stored && (await buffer(stored.content));
    if (bytes !== null && sha256Of(bytes) === row.sha256) return { bytes, sha256: row.sha256 };
    this.logger.error({ matchId, version }, 'An archived report is missing or damaged');
    return null;
  }

  /**
   * The first one is archived, whichever node made it.
   * @param erasures their number from before the names in it were read
   * @throws RefusalError `service.unavailable` when somebody was erased meanwhile
   */
  async add(report: ArchivedReport, { bytes, sha256 }: Printed, erasures: number): Promise<void> {
    const staged = await this.files.receive(Readable.from([bytes]), constraints);
    const write = () => this.insert(report, { sha256, file: staged.name }, erasures);
    if (!(await this.files.keep(staged, write))) await this.files.remove(staged.name);
  }

  private insert(
    { matchId, version, language }: ArchivedReport,
    { sha256, file }: { sha256: string; file: string },
    erasures: number,
  ): Promise<boolean> {
    return this.db.transaction(async (manager) => {
      await lockUntilCommit(manager, advisoryLocks.erase, { shared: true });
      // People it names may have been erased since.
      if ((await countErasures(manager)) !== erasures) throw RefusalError.of('service.unavailable');
      const added = await manager.query<unknown[]>(
        `INSERT INTO match_reports (match_id, log_version, kind, language, template, sha256, file)
         VALUES ($1, $2, 'full', $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING match_id`,
        [matchId, version, language, reportTemplate, sha256, file],
      );
      return added.length > 0;
    });
  }
}

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
