import type { ImportAnswer, ImportBatch, ImportedRow, ImportKind, SessionUser } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { countOf, importAnswer, outcomeOf } from './import-answer.js';
import { ImportBatchRow, type ImportedItem } from './import-batch.entity.js';

export interface NewBatch
  extends Pick<ImportBatchRow, 'leagueId' | 'kind' | 'commandId' | 'requestHash'> {
  rows: readonly ImportedRow[];
  items: ImportedItem[];
}

interface AuditedImport {
  league: { id: number; name: string };
  actor: SessionUser;
  kind: ImportKind;
  rows: readonly ImportedRow[];
}

const shownBatches = 50;

/** The files that a league was filled from. */
@Injectable()
export class ImportBatchesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leagues: LeaguesService,
    private readonly auditLog: AuditLogService,
  ) {}

  /** @throws RefusalError `league.not-found` */
  async ofLeague(leagueId: number): Promise<ImportBatch[]> {
    await this.leagues.get(leagueId);
    const rows = await this.db.manager.find(ImportBatchRow, {
      where: { leagueId },
      order: { id: 'DESC' },
      take: shownBatches,
    });
    return rows.map(({ id, kind, importedAt, outcomes, undoneAt }) => ({
      id,
      kind,
      importedAt: importedAt.toISOString(),
      created: countOf(outcomes, 'create'),
      moved: countOf(outcomes, 'move'),
      undoneAt: undoneAt?.toISOString() ?? null,
    }));
  }

  /** The answer to a command that was carried out before. @throws RefusalError of the id of another command */
  async first(
    manager: EntityManager,
    commandId: string,
    requestHash: string,
  ): Promise<ImportAnswer | null> {
    const batch = await manager.findOneBy(ImportBatchRow, { commandId });
    if (batch === null) return null;
    if (batch.requestHash !== requestHash) throw RefusalError.of('request.command-id-reused');
    return importAnswer(batch.outcomes, batch.id);
  }

  async add(manager: EntityManager, { rows, ...batch }: NewBatch): Promise<number> {
    const row = manager.create(ImportBatchRow, { ...batch, outcomes: rows.map(outcomeOf) });
    return (await manager.save(row)).id;
  }

  /** @throws RefusalError `import.not-found`, also for one that was undone */
  async open(leagueId: number, id: number): Promise<ImportBatchRow> {
    const batch = await this.db.manager.findOneBy(ImportBatchRow, {
      id,
      leagueId,
      undoneAt: IsNull(),
    });
    if (batch === null) throw RefusalError.of('import.not-found');
    return batch;
  }

  /** @throws RefusalError `import.not-found` */
  async close(manager: EntityManager, id: number): Promise<void> {
    const open = { id, undoneAt: IsNull() };
    const { affected } = await manager.update(ImportBatchRow, open, { undoneAt: () => 'now()' });
    if (affected === 0) throw RefusalError.of('import.not-found');
  }

  async audit(
    manager: EntityManager,
    { league, actor, kind, rows }: AuditedImport,
    action: 'league.import' | 'league.undo-import' = 'league.import',
  ): Promise<void> {
    await this.auditLog.record(manager, {
      actor,
      action,
      subject: { type: 'league', id: league.id, name: league.name },
      before: null,
      after: { kind, created: countOf(rows, 'create'), moved: countOf(rows, 'move') },
    });
  }
}
