import {
  type FixtureOfDay,
  type MovedFixtures,
  type ShiftDayRequest,
  type ShiftedDay,
  shiftDay,
  zagrebWallTime,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { EventStore } from '../../events/event-store.js';
import { recordUnchanged } from '../../events/record-unchanged.js';
import type { StoredCommand } from '../../events/stored-event.js';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import type { CommandHeaders } from '../../platform/api/command-origin.js';
import type { Language } from '../../platform/api/language.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { whileOvertaken } from '../../platform/async/while-overtaken.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { isRefusedAsBegun, LeagueQueueService } from '../matches/league-queue.service.js';

/** A day that runs late: one command, one append, all or none. */
@Injectable()
export class ShiftsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queue: LeagueQueueService,
    private readonly log: EventStore,
    private readonly commands: MatchCommandsService,
    private readonly leagues: LeaguesService,
  ) {}

  /**
   * A repeat moves nothing a second time and gets the first answer.
   * @throws RefusalError `league.not-found`, `schedule.shift-leaves-day`
   */
  async shift(
    leagueId: number,
    request: ShiftDayRequest,
    origin: CommandHeaders,
  ): Promise<MovedFixtures> {
    await this.leagues.get(leagueId);
    if (request.preview) {
      const planned = await this.planned(leagueId, request);
      return { ...planned, message: messages[origin.language].preview(planned.moved.length) };
    }
    const { moved, stayed } = await this.queue.alone(leagueId, () =>
      whileOvertaken(isRefusedAsBegun, () => this.attempt(leagueId, request, origin)),
    );
    return { moved, stayed, message: messages[origin.language].done(moved.length) };
  }

  private async attempt(
    leagueId: number,
    request: ShiftDayRequest,
    origin: CommandHeaders,
  ): Promise<ShiftedDay> {
    const identity = `shift ${leagueId} ${Date.parse(request.from)} ${request.minutes}`;
    const first = await this.log.findCommand(origin.commandId);
    if (first.unchanged !== null || first.events.length > 0)
      return this.firstAnswer(first, leagueId, request, identity);
    const planned = await this.planned(leagueId, request);
    if (planned.moved.length === 0) await recordUnchanged(this.log, origin, identity);
    else await this.move(leagueId, planned, origin);
    return planned;
  }

  private async move(leagueId: number, { moved }: ShiftedDay, origin: CommandHeaders) {
    const items = moved.map(({ matchId, to: matchDate }) => ({
      matchId,
      command: { type: 'RescheduleMatch', matchDate } as const,
    }));
    await this.commands.executeTogether(items, { ...origin, ofLeague: leagueId });
  }

  private async planned(leagueId: number, request: ShiftDayRequest): Promise<ShiftedDay> {
    const planned = shiftDay(await this.fixturesFrom(leagueId, request.from), request);
    const { day } = zagrebWallTime(request.from);
    if (planned.moved.some(({ to }) => zagrebWallTime(to).day !== day))
      throw RefusalError.of('schedule.shift-leaves-day');
    return planned;
  }

  /** A postponed match waits for its date and is nowhere. */
  private async fixturesFrom(leagueId: number, from: string): Promise<FixtureOfDay[]> {
    const rows = await this.db.query<(Omit<FixtureOfDay, 'matchDate'> & { matchDate: Date })[]>(
      `SELECT id AS "matchId", match_date AS "matchDate", venue,
              status = 'scheduled' AND outcome IS NULL AS "isOpen"
       FROM matches
       WHERE league_id = $1 AND match_date >= $2 AND match_date < $2::timestamptz + interval '26 hours'
         AND status <> 'cancelled' AND outcome IS DISTINCT FROM 'postponed'
       ORDER BY match_date, id`,
      [leagueId, from],
    );
    return rows.map((row) => ({ ...row, matchDate: row.matchDate.toISOString() }));
  }

  private async firstAnswer(
    { events, unchanged }: StoredCommand,
    leagueId: number,
    request: ShiftDayRequest,
    identity: string,
  ): Promise<ShiftedDay> {
    if (unchanged !== null) {
      if (unchanged.requestHash !== identity) throw RefusalError.of('request.command-id-reused');
      return this.planned(leagueId, request);
    }
    const moved = events.flatMap(({ event, stream, ofLeague }) => {
      if (event.type !== 'MatchRescheduled' || ofLeague !== leagueId) return [];
      const { matchDate: to, venue } = event.data;
      const from = new Date(Date.parse(to) - request.minutes * 60_000).toISOString();
      return [{ matchId: stream, from, to, venue }];
    });
    const { day } = zagrebWallTime(request.from);
    const isSame =
      moved.length === events.length &&
      moved.every(
        ({ from }) =>
          Date.parse(from) >= Date.parse(request.from) && zagrebWallTime(from).day === day,
      );
    if (!isSame) throw RefusalError.of('request.command-id-reused');
    const ids = new Set(moved.map(({ matchId }) => matchId));
    const others = await this.fixturesFrom(leagueId, request.from);
    const { stayed } = shiftDay(
      others.filter(({ matchId, isOpen }) => !isOpen && !ids.has(matchId)),
      request,
    );
    return { moved, stayed };
  }
}

const messages: Record<Language, Record<'preview' | 'done', (count: number) => string>> = {
  hr: {
    preview: (count) => `Premjestilo bi se utakmica: ${count}.`,
    done: (count) => `Premješteno utakmica: ${count}.`,
  },
  en: {
    preview: (count) => `Matches that would move: ${count}.`,
    done: (count) => `Matches moved: ${count}.`,
  },
};
