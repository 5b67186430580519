import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { advisoryLocks } from '../../platform/db/advisory-locks.js';
import { whileLocked } from '../../platform/db/while-locked.js';
import {
  type DemoCalendar,
  type DemoMoment,
  demoCalendar,
  isLaterThatDay,
  isOver,
  todaysKickOffs,
} from './demo-calendar.js';
import { DemoFinalsService } from './demo-finals.service.js';
import { DemoGalleryService } from './demo-gallery.service.js';
import { DemoMatchesService, demoOrigin } from './demo-matches.service.js';
import {
  beginDemo,
  type DemoRun,
  demoLeague,
  demoSignIn,
  demoTeams,
  endDemo,
} from './demo-people.js';

type DrawnMatch = DemoCalendar['fixtures'][number] & { matchId: number; key: string };

/**
 * Played by the commands that tablets send, with ids that are the same at each attempt: an interrupted seed
 * is continued and nothing happens twice.
 */
@Injectable()
export class DemoSeasonService {
  private readonly logger = new Logger(DemoSeasonService.name);

  constructor(
    @Inject(runtimeToken) private readonly runtime: Runtime,
    @InjectDataSource() private readonly db: DataSource,
    private readonly commands: MatchCommandsService,
    private readonly matches: DemoMatchesService,
    private readonly finals: DemoFinalsService,
    private readonly gallery: DemoGalleryService,
  ) {}

  /**
   * Fills an empty database or continues an earlier start.
   * @param now half of the season lies before it, or all of it but the final
   */
  run(now: Date, until: DemoMoment = 'half'): Promise<void> {
    return whileLocked(this.runtime.databaseUrl, [advisoryLocks.seed], () => this.fill(now, until));
  }

  private async fill(now: Date, until: DemoMoment): Promise<void> {
    const run = await beginDemo(this.db, now, until);
    if (run === null) return;
    const matches = await this.play(run);
    await this.gallery.hang();
    await endDemo(this.db, run);
    const { username, password } = demoSignIn;
    this.logger.log(`Demo season: ${matches} matches played; company ${username}, ${password}`);
  }

  private async play(run: DemoRun): Promise<number> {
    const teams = await demoTeams(this.db, run);
    const calendar = demoCalendar(
      teams.map(({ id }) => id),
      run.startedAt,
      run.until,
    );
    const matches = await this.draw(run, calendar);
    const stageId = await this.finals.define(run, calendar);
    const over = matches.filter(({ matchDate }) => isOver(matchDate, run.startedAt));
    const played = await this.matches.playRounds(over, teams);
    if (run.until === 'finals')
      return over.length + (await this.finals.play(run, { calendar, stageId, teams, played }));
    await this.bringToToday(
      matches.filter((match) => !over.includes(match)),
      run,
    );
    return over.length;
  }

  /** A repeated draw answers with the matches of the first one. */
  private async draw(
    { leagueId }: DemoRun,
    { fixtures, drawnAt }: DemoCalendar,
  ): Promise<DrawnMatch[]> {
    const ids = await this.commands.nextMatchIds(fixtures.length);
    const commands = fixtures.flatMap(({ round, homeTeamId, awayTeamId, matchDate }, index) => {
      const matchId = ids[index];
      const fixture = {
        leagueId,
        round,
        homeTeamId,
        awayTeamId,
        matchDate,
        venue: demoLeague.venue,
      };
      return matchId === undefined
        ? []
        : [{ matchId, command: { type: 'ScheduleMatch', fixture } as const }];
    });
    const results = await this.commands.executeTogether(commands, demoOrigin('demo-draw', drawnAt));
    const meeting = (match: { round: number | null; homeTeamId: number }): string =>
      `${match.round}-${match.homeTeamId}`;
    const idOf = new Map(results.map(({ matchId, state }) => [meeting(state), matchId]));
    return fixtures.map((fixture, index) => {
      const matchId = idOf.get(meeting(fixture));
      if (matchId === undefined) throw new Error(`Fixture ${meeting(fixture)} was not drawn`);
      return { ...fixture, matchId, key: `demo-${String(index + 1).padStart(2, '0')}` };
    });
  }

  /** The next match is moved to now, and the one after it to later on the same day. */
  private async bringToToday(coming: readonly DrawnMatch[], { startedAt }: DemoRun): Promise<void> {
    const kickOffs = todaysKickOffs(startedAt);
    for (const [index, matchDate] of kickOffs.entries()) {
      const match = coming[index];
      if (match === undefined) return;
      if (index > 0 && isLaterThatDay(match.matchDate, startedAt)) return;
      const { matchId, key, round } = match;
      const command = {
        type: 'RescheduleMatch',
        matchDate,
        venue: demoLeague.venue,
        round,
      } as const;
      await this.commands.execute(matchId, command, demoOrigin(`${key}-today`, startedAt));
    }
  }
}
