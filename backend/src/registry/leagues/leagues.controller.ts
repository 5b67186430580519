import type { LeagueView, ListedLeague, SeasonFactsAnswer, SessionUser } from '@kolo/domain';
import { Body, Controller, Get, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, Public, Roles, SignedIn } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { LeagueQuery } from '../../platform/api/league-query.dto.js';
import { linkNext } from '../../platform/api/pages.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { CreateLeagueDto, LeagueListQuery, UpdateLeagueDto } from './league.dto.js';
import { leagueView } from './league-view.js';
import { LeagueWritesService } from './league-writes.service.js';
import { LeaguesService } from './leagues.service.js';
import { SeasonFactsService } from './season-facts.service.js';

@ApiTags('Leagues')
@Controller('api/leagues')
@SignedIn()
export class LeaguesController {
  constructor(
    private readonly leagues: LeaguesService,
    private readonly writes: LeagueWritesService,
    private readonly seasonFacts: SeasonFactsService,
  ) {}

  @ApiOperation({ summary: 'All leagues' })
  @Get()
  async all(
    @Query() query: LeagueListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LeagueView[]> {
    const page = await this.leagues.page(query);
    linkNext(page, request, reply);
    return page.map(leagueView);
  }

  @ApiOperation({ summary: 'The names of all leagues' })
  @Get('names')
  @CachedResponse({ query: ['limit'] })
  @Public()
  async names(
    @Query() query: LeagueListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ListedLeague[]> {
    const page = await this.leagues.names(query);
    linkNext(page, request, reply);
    return page;
  }

  @ApiOperation({ summary: 'A season in numbers' })
  @Get('facts')
  @CachedResponse({ query: ['leagueId'] })
  @Public()
  @Refuses('league.not-found')
  facts(@Query() { leagueId }: LeagueQuery): Promise<SeasonFactsAnswer> {
    return this.seasonFacts.of(leagueId);
  }

  @ApiOperation({ summary: 'One league' })
  @Get(':id')
  @Refuses('league.not-found')
  async one(@Param('id', IdPipe) id: number): Promise<LeagueView> {
    return leagueView(await this.leagues.get(id));
  }

  @ApiOperation({ summary: 'Add a league' })
  @Post()
  @Roles('admin')
  @Refuses('league.end-before-start', 'league.kick-off-window')
  create(@Body() body: CreateLeagueDto, @CurrentUser() actor: SessionUser): Promise<LeagueView> {
    return this.writes.create(body, actor);
  }

  @ApiOperation({ summary: 'Change a league' })
  @Patch(':id')
  @Roles('admin')
  @Refuses('league.end-before-start', 'league.kick-off-window', 'league.not-found')
  update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateLeagueDto,
    @CurrentUser() actor: SessionUser,
  ): Promise<LeagueView> {
    return this.writes.update(id, body, actor);
  }
}
