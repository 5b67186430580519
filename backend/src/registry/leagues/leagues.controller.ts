import type { LeagueView, ListedLeague, SeasonFactsAnswer, SessionUser } from '@kolo/domain';
import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public, Roles, SignedIn } from '../../platform/common/access.decorators.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { LeagueQuery } from '../../platform/common/league-query.dto.js';
import { CreateLeagueDto, UpdateLeagueDto } from './league.dto.js';
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
  async all(): Promise<LeagueView[]> {
    return (await this.leagues.all()).map(leagueView);
  }

  @Get('names')
  @Public()
  names(): Promise<ListedLeague[]> {
    return this.leagues.names();
  }

  @Get('facts')
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
