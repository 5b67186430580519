import {
  type DisciplineMatch,
  discipline,
  disciplineFacts,
  type MatchState,
  suspendedOn,
} from '@kolo/domain';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import {
  type CommandOrigin,
  MatchCommandsService,
} from '../../live/commands/match-commands.service.js';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { advisoryLocks } from '../../platform/db/advisory-locks.js';
import { whileLocked } from '../../platform/db/while-locked.js';
import {
  type DemoCalendar,
  demoCalendar,
  isLaterThatDay,
  isOver,
  todaysKickOffs,
} from './demo-calendar.js';
import { demoFinals } from './demo-finals.js';
import { DemoGalleryService } from './demo-gallery.service.js';
import { demoMatchTaps } from './demo-match.js';
import {
  beginDemo,
  type DemoRun,
  type DemoTeam,
  demoLeague,
  demoSignIn,
  demoTeams,
  endDemo,
} from './demo-people.js';

type Fixture = DemoCalendar['fixtures'][number];

interface DrawnMatch extends Fixture {
  matchId: number;
  key: string;
}

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
    private readonly gallery: DemoGalleryService,
  ) {}

  /**
   * Fills an empty database or continues an earlier start.
   * @param now half of the season lies before it
   */
  run(now: Date): Promise<void> {
    return whileLocked(this.runtime.databaseUrl, [advisoryLocks.seed], () => this.fill(now));
  }

  private async fill(now: Date): Promise<void> {
    const run = await beginDemo(this.db, now);
    if (run === null) return;
    const matches = await this.play(run);
    await this.gallery.hang();
    await endDemo(this.db);
    const { username, password } = demoSignIn;
    this.logger.log(`Demo season: ${matches} matches played; company ${username}, ${password}`);
  }

  private async play(run: DemoRun): Promise<number> {
    const teams = await demoTeams(this.db, run);
    const calendar = demoCalendar(
      teams.map(({ id }) => id),
      run.startedAt,
    );
    const matches = await this.draw(run, calendar);
    await this.defineFinals(run, calendar);
    const over = matches.filter(({ matchDate }) => isOver(matchDate, run.startedAt));
    await this.playRounds(over, teams);
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
    const results = await this.commands.executeTogether(commands, origin('demo-draw', drawnAt));
    const meeting = (match: { round: number | null; homeTeamId: number }): string =>
      `${match.round}-${match.homeTeamId}`;
    const idOf = new Map(results.map(({ matchId, state }) => [meeting(state), matchId]));
    return fixtures.map((fixture, index) => {
      const matchId = idOf.get(meeting(fixture));
      if (matchId === undefined) throw new Error(`Fixture ${meeting(fixture)} was not drawn`);
      return { ...fixture, matchId, key: `demo-${String(index + 1).padStart(2, '0')}` };
    });
  }

  private async defineFinals(
    { leagueId }: DemoRun,
    { endDate, drawnAt }: DemoCalendar,
  ): Promise<void> {
    const definition = demoFinals(endDate, demoLeague.venue);
    const command = { type: 'DefineStage', definition } as const;
    await this.commands.executeTogether([{ leagueId, command }], origin('demo-finals', drawnAt));
  }

  /** Whoever is banned after the rounds before sits out: read from the same taps, so the same at each attempt. */
  private async playRounds(over: readonly DrawnMatch[], teams: readonly DemoTeam[]): Promise<void> {
    const played: DisciplineMatch[] = [];
    for (const round of new Set(over.map((match) => match.round))) {
      const suspended = suspendedAfter(played, teams);
      const matches = over.filter((match) => match.round === round);
      played.push(
        ...(await Promise.all(matches.map((match) => this.playMatch(match, teams, suspended)))),
      );
    }
  }

  private async playMatch(
    match: DrawnMatch,
    teams: readonly DemoTeam[],
    suspended: ReadonlySet<number>,
  ): Promise<DisciplineMatch> {
    const home = teams.find(({ id }) => id === match.homeTeamId);
    const away = teams.find(({ id }) => id === match.awayTeamId);
    if (home === undefined || away === undefined) throw new Error(`${match.key} has no teams`);
    const { key, matchDate: kickOff } = match;
    let state: MatchState | undefined;
    for (const { commandId, at, command } of demoMatchTaps({ key, kickOff, home, away, suspended }))
      ({ state } = await this.commands.execute(match.matchId, command, origin(commandId, at)));
    if (state === undefined) throw new Error(`${key} was not played`);
    return disciplineFacts(state);
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
      await this.commands.execute(matchId, command, origin(`${key}-today`, startedAt));
    }
  }
}

function suspendedAfter(
  played: readonly DisciplineMatch[],
  teams: readonly DemoTeam[],
): ReadonlySet<number> {
  const asOf = played.at(-1)?.endedAt ?? '';
  const players = teams.flatMap(({ id: teamId, players }) =>
    players.map(({ id }) => ({ id, teamId })),
  );
  const { players: people } = discipline({
    asOf,
    endsOn: null,
    matches: played,
    players,
    rules: [],
    suspensions: [],
    officials: [],
    named: [],
  });
  const ids = teams.map(({ id }) => id);
  return new Set(suspendedOn(people, ids, asOf.slice(0, 10)).map(({ playerId }) => playerId));
}

const origin = (commandId: string, at: string): CommandOrigin => ({
  commandId,
  at,
  actorId: null,
  device: 'demo',
  requestId: null,
});
