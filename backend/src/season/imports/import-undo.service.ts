import type { MatchCommand, SessionUser } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import type { CommandHeaders } from '../../platform/api/command-origin.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { lockedLeague } from '../../registry/leagues/index.js';
import { LeagueQueueService } from '../matches/league-queue.service.js';
import type { ImportBatchRow, ImportedMatch } from './import-batch.entity.js';
import { ImportBatchesService } from './import-batches.service.js';
import { deletePlayers, deleteTeams } from './unused-rows.js';

/** Undoes a file while nothing that it brought is in use: all of it or nothing. */
@Injectable()
export class ImportUndoService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queue: LeagueQueueService,
    private readonly commands: MatchCommandsService,
    private readonly batches: ImportBatchesService,
  ) {}

  /** @throws RefusalError `league.not-found`, `import.not-found`, `import.used` */
  undo(
    leagueId: number,
    batchId: number,
    { actor, origin }: { actor: SessionUser; origin: CommandHeaders },
  ): Promise<void> {
    // Fixtures are imported under this lock, and a team that is being removed must get no match meanwhile.
    return this.queue.alone(leagueId, async () => {
      const batch = await this.batches.open(leagueId, batchId);
      // Before the transaction: the log has connections of its own, which wait for no lock of this one.
      if (batch.kind === 'fixtures') await this.undoMatches(batch, origin);
      await this.db
        .transaction((manager) => this.finish(manager, batch, actor))
        .catch((error: unknown) => {
          throw isReferredTo(error) ? RefusalError.of('import.used') : error;
        });
    });
  }

  private async finish(
    manager: EntityManager,
    { id, leagueId, kind, items, outcomes }: ImportBatchRow,
    actor: SessionUser,
  ): Promise<void> {
    const league = await lockedLeague(manager, leagueId);
    const players = items.flatMap((item) => (item.kind === 'player' ? [item.id] : []));
    const teams = items.flatMap((item) => (item.kind === 'team' ? [item] : []));
    if (players.length > 0) await deletePlayers(manager, leagueId, players);
    if (teams.length > 0) await deleteTeams(manager, leagueId, teams);
    await this.batches.close(manager, id);
    const audited = { league, actor, kind, rows: outcomes };
    await this.batches.audit(manager, audited, 'league.undo-import');
  }

  private async undoMatches(
    { leagueId, items: imported }: ImportBatchRow,
    origin: CommandHeaders,
  ): Promise<void> {
    const matches = imported.flatMap((item) => (item.kind === 'match' ? [item] : []));
    await refuseMoved(this.db.manager, matches);
    const items = matches.map(({ id, before }) => ({ matchId: id, command: backTo(before) }));
    await this.commands
      .executeTogether(items, { ...origin, ofLeague: leagueId })
      .catch((error: unknown) => {
        throw isOvertaken(error) ? RefusalError.of('import.used') : error;
      });
  }
}

const backTo = (before: ImportedMatch['before']): MatchCommand =>
  before === null
    ? { type: 'DeleteMatch', ofImport: true }
    : { type: 'RescheduleMatch', ...before };

async function refuseMoved(
  manager: EntityManager,
  matches: readonly ImportedMatch[],
): Promise<void> {
  const rows = await manager.query<
    { id: number; round: number | null; matchDate: Date; venue: string | null }[]
  >('SELECT id, round, match_date AS "matchDate", venue FROM matches WHERE id = ANY ($1)', [
    matches.map(({ id }) => id),
  ]);
  const places = new Map(rows.map((row) => [row.id, row]));
  const isThere = ({ id, after }: ImportedMatch): boolean => {
    const place = places.get(id);
    return (
      place !== undefined &&
      place.round === after.round &&
      place.matchDate.toISOString() === new Date(after.matchDate).toISOString() &&
      place.venue === after.venue
    );
  };
  if (!matches.every(isThere)) throw RefusalError.of('import.used');
}

const isOvertaken = (error: unknown): boolean =>
  RefusalError.is(error, 'match.not-scheduled') || RefusalError.is(error, 'match.not-found');

/** Rows of other tables refer to what was to be deleted. */
const isReferredTo = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  'code' in error.driverError &&
  error.driverError.code === '23503';
