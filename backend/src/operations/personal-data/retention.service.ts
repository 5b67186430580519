import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { LogTextsService } from '../../events/log-texts.service.js';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';
import { grantWindow } from '../../people/auth/console/index.js';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { backupFiles } from '../../platform/storage/backup-files.js';
import { outboxOf } from './forget-mails.js';
import { forgetReportFiles } from './forget-reports.js';

const dayMs = 24 * 60 * 60 * 1000;

/** Deletes personal data after the days that the operator configured. */
@Injectable()
export class RetentionService implements OnModuleInit {
  private readonly logger = new Logger('people');

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(runtimeToken) private readonly runtime: Runtime,
    private readonly jobs: JobsService,
    private readonly texts: LogTextsService,
    private readonly leagues: LeagueStatesService,
  ) {}

  onModuleInit(): void {
    this.jobs.nightly('retention', '45 3 * * *', () => this.run());
  }

  async run(): Promise<void> {
    const { rejectedDocumentsDays, auditDetailsDays, failedJobsDays, outboxDays } =
      this.runtime.config.retention;
    const documents = await this.dropDocuments(rejectedDocumentsDays);
    const details = await this.dropAuditDetails(auditDetailsDays);
    const grants = await this.dropGrants(auditDetailsDays);
    await this.jobs.dropOlderThan(failedJobsDays * dayMs);
    const devices = await this.dropPresence();
    const reasons = await this.texts.dropUnused();
    const signOffs = await this.dropSignOffs();
    const reports = await this.dropReports();
    const mails = await this.dropMails(Date.now() - outboxDays * dayMs);
    this.logger.log(
      { documents, details, grants, devices, reasons, signOffs, reports, mails },
      'what was kept for long enough is gone',
    );
  }

  private async dropDocuments(days: number): Promise<number> {
    const [rows] = await this.db.query<[{ name: string }[], number]>(
      `WITH old AS (
         SELECT id, employment_document AS name FROM players
         WHERE status = 'rejected' AND employment_document IS NOT NULL
           AND coalesce(decided_at, created_at) < now() - make_interval(days => $1)
         FOR UPDATE
       )
       UPDATE players SET employment_document = NULL FROM old WHERE players.id = old.id
       RETURNING old.name`,
      [days],
    );
    return this.removeFiles(rows.map(({ name }) => name));
  }

  private async dropAuditDetails(days: number): Promise<number> {
    const [, count] = await this.db.query<[unknown[], number]>(
      'DELETE FROM audit_details WHERE at < now() - make_interval(days => $1)',
      [days],
    );
    return count;
  }

  /** Presence at a match's console, of interest only while it is played. */
  private async dropPresence(): Promise<number> {
    const [, count] = await this.db.query<[unknown[], number]>(
      `DELETE FROM match_presence WHERE seen_at < now() - interval '1 day'`,
    );
    return count;
  }

  /**
   * A label may name who sat at the table; log and audit know the grant by its number. One that was made long
   * before its match still opens the table.
   */
  private async dropGrants(days: number): Promise<number> {
    const [, count] = await this.db.query<[unknown[], number]>(
      `DELETE FROM match_grants g
       WHERE g.created_at < now() - make_interval(days => $1)
         AND (g.revoked_at IS NOT NULL
              OR coalesce((SELECT w.valid_to < now() FROM (${grantWindow('g')}) w), true))`,
      [days],
    );
    return count;
  }

  /** Names, drawings and words of the sign-off, once the league no longer needs its reports. */
  private async dropSignOffs(): Promise<number> {
    const leagues = await this.db.query<{ id: number | null }[]>(
      `SELECT DISTINCT m.league_id AS id FROM log_texts t LEFT JOIN matches m ON m.id = t.stream
       WHERE t.kind <> 'reason'`,
    );
    let dropped = 0;
    for (const { id } of leagues) {
      const { keepReportsDays } = await this.leagues.signingRules(id);
      const [, count] = await this.db.query<[unknown[], number]>(
        `DELETE FROM log_texts t WHERE t.kind <> 'reason' AND t.at < now() - make_interval(days => $2)
           AND (SELECT m.league_id FROM matches m WHERE m.id = t.stream) IS NOT DISTINCT FROM $1::integer`,
        [id, keepReportsDays],
      );
      dropped += count;
    }
    return dropped;
  }

  /** The archived reports of the same leagues; days count from the match, as an archive may be made much later. */
  private async dropReports(): Promise<number> {
    const leagues = await this.db.query<{ id: number | null }[]>(
      `SELECT DISTINCT m.league_id AS id FROM match_reports r LEFT JOIN matches m ON m.id = r.match_id
       WHERE r.file IS NOT NULL`,
    );
    let dropped = 0;
    for (const { id } of leagues) {
      const { keepReportsDays } = await this.leagues.signingRules(id);
      const reports = await this.db.query<{ match_id: number }[]>(
        `SELECT r.match_id FROM match_reports r LEFT JOIN matches m ON m.id = r.match_id
         WHERE r.file IS NOT NULL AND m.league_id IS NOT DISTINCT FROM $1::integer
           AND coalesce(m.match_date, r.made_at) < now() - make_interval(days => $2)`,
        [id, keepReportsDays],
      );
      dropped += await this.removeFiles(
        await forgetReportFiles(
          this.db.manager,
          reports.map(({ match_id }) => match_id),
        ),
      );
    }
    return dropped;
  }

  /** A file that cannot be removed now is collected as an orphan. */
  private async removeFiles(names: readonly string[]): Promise<number> {
    const files = backupFiles(this.runtime.config);
    for (const name of names) await files.remove(name).catch(() => {});
    return names.length;
  }

  private async dropMails(before: number): Promise<number> {
    const outbox = outboxOf(this.runtime.config);
    let dropped = 0;
    for (const file of await readdir(outbox).catch(() => [])) {
      const path = join(outbox, file);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
      if (mtimeMs >= before) continue;
      await rm(path, { force: true });
      dropped += 1;
    }
    return dropped;
  }
}
