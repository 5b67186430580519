import type {
  Booking,
  MatchAnswer,
  MatchStatistics,
  MatchView,
  MessageAnswer,
  SessionUser,
} from '@kolo/domain';
import { Body, Controller, Delete, Get, Headers, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { sessionCookie } from '../../people/auth/sessions.service.js';
import { WatchPermissionService } from '../../people/auth/watch-permission.service.js';
import { CurrentUser, Public, Roles, SignedIn } from '../../platform/common/access.decorators.js';
import { type CommandHeaders, Origin } from '../../platform/common/command-origin.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { languageOf } from '../../platform/common/language.js';
import { LeagueQuery } from '../../platform/common/league-query.dto.js';
import { withoutResult } from '../../platform/common/without-results.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { BookingsService } from './bookings.service.js';
import { DeletionService } from './deletion.service.js';
import { CreateMatchDto, GenerateScheduleDto } from './match.dto.js';
import { deletionMessage, scheduleMessage } from './match-messages.js';
import { MatchReadsService } from './match-reads.service.js';
import { MatchStatisticsService } from './match-statistics.service.js';
import { NewMatchesService } from './new-matches.service.js';

@ApiTags('Matches')
@Controller('api/matches')
export class MatchesController {
  constructor(
    private readonly reads: MatchReadsService,
    private readonly statistics: MatchStatisticsService,
    private readonly newMatches: NewMatchesService,
    private readonly deletion: DeletionService,
    private readonly bookings: BookingsService,
    private readonly leagues: LeaguesService,
    private readonly teams: TeamsService,
    private readonly watching: WatchPermissionService,
  ) {}

  @Get()
  @SignedIn()
  all(@Headers('accept-language') language?: string): Promise<MatchView[]> {
    return this.reads.all(languageOf(language));
  }

  @Get('upcoming')
  @Public()
  async upcoming(
    @Query() query: LeagueQuery,
    @Req() { cookies }: FastifyRequest,
    @Headers('accept-language') language?: string,
  ): Promise<MatchView[]> {
    const matches = await this.ofNamed(query, await this.reads.upcomingOfAll(languageOf(language)));
    const mayWatch = await this.watching.mayWatch(cookies[sessionCookie]);
    return mayWatch ? matches : matches.map(withoutResult);
  }

  /** A company gets its own teams' fixtures, everybody else all. */
  @Get('upcoming/user')
  @SignedIn()
  async upcomingOfUser(
    @CurrentUser() user: SessionUser,
    @Query() query: LeagueQuery,
    @Headers('accept-language') language?: string,
  ): Promise<MatchView[]> {
    const teams = user.role === 'company' ? await this.teams.idsOfOwner(user.id) : undefined;
    return this.ofNamed(query, await this.reads.upcoming(new Date(), teams, languageOf(language)));
  }

  @Get('bookings')
  @Roles('admin')
  booked(): Promise<Booking[]> {
    return this.bookings.since(new Date());
  }

  @Get('league/:id')
  @SignedIn()
  async ofLeague(
    @Param('id', IdPipe) id: number,
    @Headers('accept-language') language?: string,
  ): Promise<MatchView[]> {
    const league = await this.leagues.get(id);
    return this.reads.ofLeague(league.id, languageOf(language));
  }

  @Get(':id/statistics')
  @SignedIn()
  statisticsOf(
    @Param('id', IdPipe) id: number,
    @Headers('accept-language') language?: string,
  ): Promise<MatchStatistics> {
    return this.statistics.of(id, languageOf(language));
  }

  @Post()
  @Roles('admin')
  create(@Body() body: CreateMatchDto, @Origin() origin: CommandHeaders): Promise<MatchAnswer> {
    return this.newMatches.create(body, origin);
  }

  @Post('generate-schedule')
  @Roles('admin')
  async generate(
    @Body() body: GenerateScheduleDto,
    @Origin() origin: CommandHeaders,
    @Headers('accept-language') language?: string,
  ): Promise<MessageAnswer> {
    const fixtures = await this.newMatches.generate(body, origin);
    return { message: scheduleMessage(fixtures, languageOf(language)) };
  }

  @Delete()
  @Roles('admin')
  async deleteAll(
    @Origin() origin: CommandHeaders,
    @Headers('accept-language') language?: string,
  ): Promise<MessageAnswer> {
    const deleted = await this.deletion.deleteAll(null, origin);
    return { message: deletionMessage(deleted, languageOf(language)) };
  }

  @Delete('league/:leagueId')
  @Roles('admin')
  async deleteOfLeague(
    @Param('leagueId', IdPipe) leagueId: number,
    @Origin() origin: CommandHeaders,
    @Headers('accept-language') language?: string,
  ): Promise<MessageAnswer> {
    const { id } = await this.leagues.get(leagueId);
    const deleted = await this.deletion.deleteAll(id, origin);
    return { message: deletionMessage(deleted, languageOf(language)) };
  }

  private async ofNamed({ leagueId }: LeagueQuery, matches: MatchView[]): Promise<MatchView[]> {
    if (leagueId === undefined) return matches;
    const { id } = await this.leagues.get(leagueId);
    return matches.filter((match) => match.leagueId === id);
  }
}
