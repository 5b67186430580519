import {
  type CsvRecord,
  type ImportAnswer,
  type ImportEffect,
  type MatchCommand,
  type PlannedRow,
  planImport,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { EventStore } from '../../events/event-store.js';
import { recordUnchanged } from '../../events/record-unchanged.js';
import type { StoredCommand } from '../../events/stored-event.js';
import {
  type MatchAndCommand,
  MatchCommandsService,
} from '../../live/commands/match-commands.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { whileOvertaken } from '../../platform/async/while-overtaken.js';
import { csvRecords } from '../../platform/csv/csv-records.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { isRefusedAsBegun, LeagueQueueService } from '../matches/league-queue.service.js';
import { CsvFixturesService } from './csv-fixtures.service.js';
import { dryRunAnswer, importAnswer, importHash, refuseErrors } from './import-answer.js';
import type { ImportedMatch } from './import-batch.entity.js';
import { ImportBatchesService } from './import-batches.service.js';
import type { ImportCommand, ImportFile } from './table-imports.service.js';

/** Fixtures from a file: one command, one append, all or none. */
@Injectable()
export class FixtureImportsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queue: LeagueQueueService,
    private readonly log: EventStore,
    private readonly commands: MatchCommandsService,
    private readonly leagues: LeaguesService,
    private readonly csvFixtures: CsvFixturesService,
    private readonly batches: ImportBatchesService,
  ) {}

  /** Writes nothing. @throws RefusalError `league.not-found`, `import.rows-invalid` */
  async dryRun({ leagueId, bytes }: ImportFile): Promise<ImportAnswer> {
    const records = csvRecords(bytes);
    const { rows, errors } = await this.planned(leagueId, records, false);
    refuseErrors(errors, records);
    return dryRunAnswer(rows, records);
  }

  /** A repeat gets the first answer. @throws RefusalError `league.not-found`, `import.rows-invalid` */
  async import(command: ImportCommand): Promise<ImportAnswer> {
    const league = await this.leagues.get(command.leagueId);
    return this.queue.alone(league.id, () =>
      whileOvertaken(isRefusedAsBegun, () => this.attempt(league, command)),
    );
  }

  private async attempt(
    league: { id: number; name: string },
    { bytes, origin, actor }: ImportCommand,
  ): Promise<ImportAnswer> {
    const leagueId = league.id;
    const requestHash = importHash('fixtures', leagueId, bytes);
    // Before the file is compared with the league, whose teams may be called otherwise by now.
    const batch = await this.batches.first(this.db.manager, origin.commandId, requestHash);
    if (batch !== null) return batch;
    const first = await this.log.findCommand(origin.commandId);
    const { rows, errors } = await this.planned(
      leagueId,
      csvRecords(bytes),
      first.events.length > 0,
    );
    refuseErrors(errors, null);
    if (first.unchanged !== null && first.unchanged.requestHash !== requestHash)
      throw RefusalError.of('request.command-id-reused');
    if (first.unchanged !== null) return importAnswer(rows.map(doesNothing), null);
    if (first.events.length > 0) return firstAnswer(first, leagueId, rows);
    const matches = await this.matches(leagueId, rows);
    if (matches.length === 0) {
      await recordUnchanged(this.log, origin, requestHash);
      return importAnswer(rows, null);
    }
    await this.commands.executeTogether(
      matches.map(({ command }) => command),
      { ...origin, ofLeague: leagueId },
    );
    // A process that dies here leaves fixtures that are moved and deleted one by one.
    const batchId = await this.db.transaction(async (manager) => {
      await this.batches.audit(manager, { league, actor, kind: 'fixtures', rows });
      const items = matches.map(({ item }) => item);
      const { commandId } = origin;
      const batch = { leagueId, commandId, requestHash, rows, items };
      return this.batches.add(manager, { ...batch, kind: 'fixtures' });
    });
    return importAnswer(rows, batchId);
  }

  /** @param isRepeat what the command moved may have begun since */
  private async planned(leagueId: number, records: readonly CsvRecord[], isRepeat: boolean) {
    const league = await this.csvFixtures.of(leagueId);
    const fixtures = league.fixtures.map((one) => ({ ...one, isOpen: one.isOpen || isRepeat }));
    return planImport(records, { ...league, fixtures });
  }

  private async matches(
    leagueId: number,
    rows: readonly PlannedRow[],
  ): Promise<{ command: MatchAndCommand; item: ImportedMatch }[]> {
    const created = rows.filter(({ does }) => does === 'create');
    const ids = await this.commands.nextMatchIds(created.length);
    return rows.flatMap((planned) => {
      const { row: _, does, matchId, before, ...fixture } = planned;
      if (does === 'nothing') return [];
      const { round, matchDate, venue } = fixture;
      const id = matchId ?? ids[created.indexOf(planned)] ?? 0;
      const command: MatchCommand =
        matchId === null
          ? { type: 'ScheduleMatch', fixture: { leagueId, ...fixture } }
          : { type: 'RescheduleMatch', round, matchDate, venue };
      const item: ImportedMatch = { kind: 'match', id, before, after: { round, matchDate, venue } };
      return [{ command: { matchId: id, command }, item }];
    });
  }
}

/** Read from the log, as the file finds another league now. @throws RefusalError of the id of another command */
function firstAnswer(
  { events }: StoredCommand,
  leagueId: number,
  rows: readonly PlannedRow[],
): ImportAnswer {
  const done = new Map<number, ImportEffect>();
  for (const { stream, event, ofLeague } of events) {
    const isImported =
      ofLeague === leagueId &&
      (event.type === 'MatchScheduled' || event.type === 'MatchRescheduled') &&
      rows.some((row) => row.matchId === stream && isWhere(row, event.data));
    if (!isImported) throw RefusalError.of('request.command-id-reused');
    done.set(stream, event.type === 'MatchScheduled' ? 'create' : 'move');
  }
  const outcomes = rows.map(
    (row) => ({ ...row, does: done.get(row.matchId ?? 0) ?? 'nothing' }) as const,
  );
  return importAnswer(outcomes, null);
}

type Place = Pick<PlannedRow, 'round' | 'matchDate' | 'venue'>;

const isWhere = (one: Place, other: Place): boolean =>
  one.round === other.round && one.matchDate === other.matchDate && one.venue === other.venue;

const doesNothing = (row: PlannedRow): PlannedRow => ({ ...row, does: 'nothing' });
