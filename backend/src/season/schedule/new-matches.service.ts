import {
  type Fixture,
  generateSchedule,
  type MatchAnswer,
  parseZagrebDay,
  withdrawalOf,
  zagrebWallTime,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';
import type { AnyStoredEvent } from '../../events/stored-event.js';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { MatchViewsService } from '../../live/commands/match-views.service.js';
import type { CommandHeaders } from '../../platform/api/command-origin.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import type { Team } from '../../registry/teams/team.entity.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { LeagueQueueService } from '../matches/league-queue.service.js';
import { MatchReadsService } from '../matches/match-reads.service.js';
import type { CreateMatchDto, GenerateScheduleDto } from './schedule.dto.js';

@Injectable()
export class NewMatchesService {
  constructor(
    private readonly queue: LeagueQueueService,
    private readonly events: EventStore,
    private readonly commands: MatchCommandsService,
    private readonly views: MatchViewsService,
    private readonly matches: MatchReadsService,
    private readonly leagues: LeaguesService,
    private readonly decided: LeagueStatesService,
    private readonly teams: TeamsService,
  ) {}

  /** @throws RefusalError `team.not-found`, `league.not-found`, `match.same-team`, `match.team-withdrawn` */
  async create(request: CreateMatchDto, origin: CommandHeaders): Promise<MatchAnswer> {
    const { homeTeamId, awayTeamId, venue } = request;
    if (homeTeamId === awayTeamId) throw RefusalError.of('match.same-team');
    const teams = await this.teams.known([homeTeamId, awayTeamId]);
    const fixture: Fixture = {
      leagueId: await this.leagueOf(request, [...teams.values()]),
      round: request.round ?? null,
      homeTeamId,
      awayTeamId,
      matchDate: new Date(request.matchDate).toISOString(),
      venue: venue?.trim() || null,
    };
    const [result] =
      fixture.leagueId === null
        ? await this.schedule([fixture], origin)
        : await this.queue.alone(fixture.leagueId, () => this.scheduleAllowed(fixture, origin));
    if (result === undefined) throw new Error('A match was scheduled without a result');
    return this.views.answer(result, origin.language);
  }

  /**
   * @returns the fixtures; for a repeated command those of the first time
   * @throws RefusalError `league.has-matches`, `schedule.*`
   */
  async generate(request: GenerateScheduleDto, origin: CommandHeaders): Promise<Fixture[]> {
    const { id: leagueId } = await this.leagues.get(request.leagueId);
    return this.queue.alone(leagueId, async () => {
      const { events: first } = await this.events.findCommand(origin.commandId);
      if (first.length > 0) return drawnBefore(first, request);
      if (await this.matches.leagueHasMatches(leagueId))
        throw RefusalError.of('league.has-matches');
      const drawn = generateSchedule({ ...request, teamIds: await this.playing(leagueId) });
      if (!drawn.ok) throw new RefusalError(drawn.refusal);
      const venue = request.venue?.trim() || null;
      const fixtures = drawn.fixtures.map(({ kickOff: _, ...fixture }) => ({
        ...fixture,
        leagueId,
        venue,
      }));
      await this.schedule(fixtures, origin);
      return fixtures;
    });
  }

  /** The teams that have not left the league. */
  private async playing(leagueId: number): Promise<number[]> {
    const [teams, league] = await Promise.all([
      this.teams.ofLeague(leagueId),
      this.decided.current(leagueId),
    ]);
    return teams.map(({ id }) => id).filter((id) => withdrawalOf(league, id) === undefined);
  }

  private async scheduleAllowed(fixture: Fixture, origin: CommandHeaders) {
    const { leagueId, homeTeamId, awayTeamId } = fixture;
    const { events: first } = await this.events.findCommand(origin.commandId);
    if (first.length === 0) await this.decided.refuseWithdrawn(leagueId, [homeTeamId, awayTeamId]);
    return this.schedule([fixture], origin);
  }

  private async schedule(fixtures: readonly Fixture[], origin: CommandHeaders) {
    const ids = await this.commands.nextMatchIds(fixtures.length);
    const items = fixtures.map((fixture, index) => ({
      matchId: ids[index] ?? 0,
      command: { type: 'ScheduleMatch', fixture } as const,
    }));
    return this.commands.executeTogether(items, origin);
  }

  /** By default the league that both teams play in. */
  private async leagueOf({ leagueId }: CreateMatchDto, teams: Team[]): Promise<number | null> {
    if (leagueId === undefined || leagueId === null) {
      const [home, away] = teams;
      return home?.leagueId === away?.leagueId ? (home?.leagueId ?? null) : null;
    }
    const league = await this.leagues.get(leagueId);
    if (teams.some((team) => team.leagueId !== league.id))
      throw RefusalError.of('request.invalid', 'leagueId');
    return league.id;
  }
}

/** The fixtures of the first time, unless the id was used for another command. */
function drawnBefore(stored: readonly AnyStoredEvent[], request: GenerateScheduleDto): Fixture[] {
  const fixtures = stored.flatMap(({ event }) =>
    event.type === 'MatchScheduled' && isInRequest(event.data, request) ? [event.data] : [],
  );
  const rounds = new Set(fixtures.map(({ round }) => round));
  if (fixtures.length !== stored.length || rounds.size !== request.roundsCount)
    throw RefusalError.of('request.command-id-reused');
  return fixtures;
}

function isInRequest({ leagueId, round, matchDate, venue }: Fixture, request: GenerateScheduleDto) {
  const { day, time } = zagrebWallTime(matchDate);
  return (
    leagueId === request.leagueId &&
    day === parseZagrebDay(request.roundDates[(round ?? 0) - 1] ?? '') &&
    request.matchTimes.includes(time) &&
    venue === (request.venue?.trim() || null)
  );
}
