import type {
  CsvRecord,
  ImportAnswer,
  ImportedRow,
  ImportKind,
  ImportRowError,
  SessionUser,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import type { CommandHeaders } from '../../platform/api/command-origin.js';
import { whileOvertaken } from '../../platform/async/while-overtaken.js';
import { csvRecords } from '../../platform/csv/csv-records.js';
import { lockedLeague } from '../../registry/leagues/index.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { dryRunAnswer, importAnswer, importHash, refuseErrors } from './import-answer.js';
import type { ImportedItem } from './import-batch.entity.js';
import { ImportBatchesService } from './import-batches.service.js';

export interface ImportFile {
  leagueId: number;
  bytes: Buffer;
}

export interface ImportCommand extends ImportFile {
  origin: CommandHeaders;
  actor: SessionUser;
}

/** How the lines of one kind of file are read, and what they write. */
export interface FileKind<Row extends ImportedRow> {
  kind: ImportKind;
  /** What somebody else may have written since the file was compared with the league. */
  constraints: readonly string[];
  /** By the manager alone: it runs in a transaction for which others wait. */
  plan(
    manager: EntityManager,
    leagueId: number,
    records: readonly CsvRecord[],
  ): Promise<{ rows: Row[]; errors: ImportRowError[] }>;
  write(manager: EntityManager, row: Row, command: ImportCommand): Promise<ImportedItem>;
}

/** Files of companies and players: one transaction, all or none. */
@Injectable()
export class TableImportsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leagues: LeaguesService,
    private readonly batches: ImportBatchesService,
  ) {}

  /** Writes nothing. @throws RefusalError `league.not-found`, `import.rows-invalid` */
  async dryRun<Row extends ImportedRow>(
    file: FileKind<Row>,
    { leagueId, bytes }: ImportFile,
  ): Promise<ImportAnswer> {
    await this.leagues.get(leagueId);
    const records = csvRecords(bytes);
    const { rows, errors } = await file.plan(this.db.manager, leagueId, records);
    refuseErrors(errors, records);
    return dryRunAnswer(rows, records);
  }

  /** A repeat gets the first answer. @throws RefusalError `league.not-found`, `import.rows-invalid` */
  async import<Row extends ImportedRow>(
    file: FileKind<Row>,
    command: ImportCommand,
  ): Promise<ImportAnswer> {
    const records = csvRecords(command.bytes);
    // The next attempt reports it for its row.
    return whileOvertaken(
      (error) => isOvertaken(error, file.constraints),
      () => this.db.transaction((manager) => this.attempt(manager, { file, records, command })),
    );
  }

  private async attempt<Row extends ImportedRow>(
    manager: EntityManager,
    work: { file: FileKind<Row>; records: readonly CsvRecord[]; command: ImportCommand },
  ): Promise<ImportAnswer> {
    const { file, records, command } = work;
    const { leagueId, bytes, origin, actor } = command;
    const league = await lockedLeague(manager, leagueId);
    const requestHash = importHash(file.kind, leagueId, bytes);
    const first = await this.batches.first(manager, origin.commandId, requestHash);
    if (first !== null) return first;
    const { rows, errors } = await file.plan(manager, leagueId, records);
    refuseErrors(errors, null);
    const items: ImportedItem[] = [];
    for (const row of rows)
      if (row.does !== 'nothing') items.push(await file.write(manager, row, command));
    const batch = { leagueId, kind: file.kind, commandId: origin.commandId, requestHash };
    const batchId = await this.batches.add(manager, { ...batch, rows, items });
    await this.batches.audit(manager, { league, actor, kind: file.kind, rows });
    return importAnswer(rows, batchId);
  }
}

function isOvertaken(error: unknown, constraints: readonly string[]): boolean {
  if (!(error instanceof QueryFailedError) || !('constraint' in error.driverError)) return false;
  return ['import_batches_command', ...constraints].includes(String(error.driverError.constraint));
}
