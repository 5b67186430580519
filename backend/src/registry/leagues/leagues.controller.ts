import type { LeagueView, ListedLeague, SeasonFactsAnswer, SessionUser } from '@kolo/domain';
import { Body, Controller, Get, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, Public, Roles, SignedIn } from '../../platform/common/access.decorators.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { LeagueQuery } from '../../platform/common/league-query.dto.js';
import { linkNext } from '../../platform/common/pages.js';
import { KeptAnswer } from '../../platform/reads/kept-answer.decorator.js';
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

  @Get('names')
  @KeptAnswer({ query: ['limit'] })
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

  @Get('facts')
  @KeptAnswer({ query: ['leagueId'] })
  @Public()
  facts(@Query() { leagueId }: LeagueQuery): Promise<SeasonFactsAnswer> {
    return this.seasonFacts.of(leagueId);
  }

  @Get(':id')
  async one(@Param('id', IdPipe) id: number): Promise<LeagueView> {
    return leagueView(await this.leagues.get(id));
  }

  @Post()
  @Roles('admin')
  create(@Body() body: CreateLeagueDto, @CurrentUser() actor: SessionUser): Promise<LeagueView> {
    return this.writes.create(body, actor);
  }

  @Patch(':id')
  @Roles('admin')
  update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateLeagueDto,
    @CurrentUser() actor: SessionUser,
  ): Promise<LeagueView> {
    return this.writes.update(id, body, actor);
  }
}
