import type { MatchCounts, MatchStatistics, MatchView, SessionUser } from '@kolo/domain';
import { Controller, Get, Headers, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WatchPermissionService } from '../../people/auth/access/watch-permission.service.js';
import { CurrentUser, Public, Roles, SignedIn } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { languageOf } from '../../platform/api/language.js';
import { linkNext } from '../../platform/api/pages.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { sessionCookie } from '../../platform/http/session-cookie.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { LeagueOfMatchesQuery, MatchListQuery } from './match-list.dto.js';
import { MatchListsService } from './match-lists.service.js';
import { MatchReadsService } from './match-reads.service.js';
import { MatchStatisticsService } from './match-statistics.service.js';
import { withoutResult } from './without-results.js';

@ApiTags('Matches')
@Controller('api/matches')
export class MatchesController {
  constructor(
    private readonly reads: MatchReadsService,
    private readonly lists: MatchListsService,
    private readonly statistics: MatchStatisticsService,
    private readonly leagues: LeaguesService,
    private readonly teams: TeamsService,
    private readonly watching: WatchPermissionService,
  ) {}

  @ApiOperation({ summary: 'The matches of a league' })
  @Get()
  @CachedResponse({ query: ['leagueId', 'round', 'limit'], validity: 'running' })
  @SignedIn()
  @Refuses('league.not-found')
  async all(
    @Query() query: MatchListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('accept-language') language?: string,
  ): Promise<MatchView[]> {
    const page = await this.lists.all(query, languageOf(language));
    linkNext(page, request, reply);
    return page;
  }

  @ApiOperation({ summary: 'Fixtures to come' })
  @Get('upcoming')
  @CachedResponse({ query: ['leagueId', 'round', 'limit'] })
  @Public()
  @Refuses('league.not-found')
  async upcoming(
    @Query() query: MatchListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('accept-language') language?: string,
  ): Promise<MatchView[]> {
    const page = await this.lists.upcoming(query, languageOf(language));
    linkNext(page, request, reply);
    const mayWatch = await this.watching.mayWatch(request.cookies[sessionCookie]);
    return mayWatch ? page : page.map(withoutResult);
  }

  /** A company gets its own teams' fixtures, everybody else all. */
  @ApiOperation({ summary: 'Fixtures to come of the account’s teams' })
  @Get('upcoming/user')
  @SignedIn()
  @Refuses('league.not-found')
  async upcomingOfUser(
    @CurrentUser() user: SessionUser,
    @Query() query: MatchListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('accept-language') accepted?: string,
  ): Promise<MatchView[]> {
    const language = languageOf(accepted);
    const page =
      user.role === 'company'
        ? await this.lists.upcomingOfTeams(await this.teams.idsOfOwner(user.id), query, language)
        : await this.lists.upcoming(query, language);
    linkNext(page, request, reply);
    return page;
  }

  @ApiOperation({ summary: 'How many matches there are and how many were played' })
  @Get('counts')
  @Roles('admin')
  @Refuses('league.not-found')
  counts(@Query() query: LeagueOfMatchesQuery): Promise<MatchCounts> {
    return this.lists.counts(query);
  }

  @ApiOperation({ summary: 'All matches of a league' })
  @Get('league/:id')
  @SignedIn()
  @Refuses('league.not-found')
  async ofLeague(
    @Param('id', IdPipe) id: number,
    @Headers('accept-language') language?: string,
  ): Promise<MatchView[]> {
    const league = await this.leagues.get(id);
    return this.reads.ofLeague(league.id, languageOf(language));
  }

  @ApiOperation({ summary: 'The statistics of a match' })
  @Get(':id/statistics')
  @SignedIn()
  @Refuses('match.not-found')
  statisticsOf(
    @Param('id', IdPipe) id: number,
    @Headers('accept-language') language?: string,
  ): Promise<MatchStatistics> {
    return this.statistics.of(id, languageOf(language));
  }
}
