import { createHash } from 'node:crypto';
import { type ImportAnswer, type ImportEffect, type PlannedRow, planImport } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';
import { recordUnchanged } from '../../events/record-unchanged.js';
import type { StoredCommand } from '../../events/stored-event.js';
import {
  type MatchAndCommand,
  MatchCommandsService,
} from '../../live/commands/match-commands.service.js';
import type { CommandHeaders } from '../../platform/api/command-origin.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { LeagueQueueService } from '../matches/league-queue.service.js';
import { CsvLeaguesService } from './csv-leagues.service.js';
import { csvRecords } from './csv-records.js';

const maxAttempts = 5;

/** Fixtures from a file: one command, one append, all or none. */
@Injectable()
export class FixtureImportsService {
  constructor(
    private readonly queue: LeagueQueueService,
    private readonly log: EventStore,
    private readonly commands: MatchCommandsService,
    private readonly leagues: LeaguesService,
    private readonly csvLeagues: CsvLeaguesService,
  ) {}

  /** Writes nothing. @throws RefusalError `league.not-found`, `import.rows-invalid` */
  async dryRun(leagueId: number, bytes: Buffer): Promise<ImportAnswer> {
    return answerOf(await this.planned(leagueId, bytes, false));
  }

  /** A repeat gets the first answer. @throws RefusalError `league.not-found`, `import.rows-invalid` */
  async import(leagueId: number, bytes: Buffer, origin: CommandHeaders): Promise<ImportAnswer> {
    await this.leagues.get(leagueId);
    return this.queue.alone(leagueId, async () => {
      for (let attempt = 1; ; attempt += 1)
        try {
          return await this.attempt(leagueId, bytes, origin);
        } catch (error) {
          if (attempt === maxAttempts || !hasBegun(error)) throw error;
        }
    });
  }

  private async attempt(
    leagueId: number,
    bytes: Buffer,
    origin: CommandHeaders,
  ): Promise<ImportAnswer> {
    const identity = `import ${leagueId} ${createHash('sha256').update(bytes).digest('hex')}`;
    const first = await this.log.findCommand(origin.commandId);
    const rows = await this.planned(leagueId, bytes, first.events.length > 0);
    if (first.unchanged !== null && first.unchanged.requestHash !== identity)
      throw RefusalError.of('request.command-id-reused');
    if (first.unchanged !== null) return answerOf(rows.map(doesNothing));
    if (first.events.length > 0) return firstAnswer(first, leagueId, rows);
    const items = await this.items(leagueId, rows);
    if (items.length === 0) await recordUnchanged(this.log, origin, identity);
    else await this.commands.executeTogether(items, { ...origin, ofLeague: leagueId });
    return answerOf(rows);
  }

  /** @param isRepeat what the command moved may have begun since */
  private async planned(leagueId: number, bytes: Buffer, isRepeat: boolean): Promise<PlannedRow[]> {
    const records = csvRecords(bytes);
    const league = await this.csvLeagues.of(leagueId);
    const fixtures = league.fixtures.map((one) => ({ ...one, isOpen: one.isOpen || isRepeat }));
    const { rows, errors } = planImport(records, { ...league, fixtures });
    if (errors.length > 0)
      throw new RefusalError({ code: 'import.rows-invalid' }, { rows: errors.slice(0, 100) });
    return rows;
  }

  private async items(leagueId: number, rows: readonly PlannedRow[]): Promise<MatchAndCommand[]> {
    const created = rows.filter(({ does }) => does === 'create');
    const ids = await this.commands.nextMatchIds(created.length);
    return rows.flatMap((planned): MatchAndCommand[] => {
      const { row: _, does, matchId, ...fixture } = planned;
      if (does === 'nothing') return [];
      if (matchId === null) {
        const command = { type: 'ScheduleMatch', fixture: { leagueId, ...fixture } } as const;
        return [{ matchId: ids[created.indexOf(planned)] ?? 0, command }];
      }
      const { round, matchDate, venue } = fixture;
      return [{ matchId, command: { type: 'RescheduleMatch', round, matchDate, venue } }];
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
  return answerOf(rows.map((row) => ({ ...row, does: done.get(row.matchId ?? 0) ?? 'nothing' })));
}

type Place = Pick<PlannedRow, 'round' | 'matchDate' | 'venue'>;

const isWhere = (one: Place, other: Place): boolean =>
  one.round === other.round && one.matchDate === other.matchDate && one.venue === other.venue;

const doesNothing = (row: PlannedRow): PlannedRow => ({ ...row, does: 'nothing' });

function answerOf(rows: readonly PlannedRow[]): ImportAnswer {
  const countOf = (effect: ImportEffect) => rows.filter(({ does }) => does === effect).length;
  return {
    created: countOf('create'),
    moved: countOf('move'),
    unchanged: countOf('nothing'),
    rows: rows.map(({ row, does }) => ({ row, does })),
  };
}

/** A match began since it was read: the next attempt says so of its row. */
const hasBegun = (error: unknown): boolean => RefusalError.is(error, 'match.not-scheduled');
