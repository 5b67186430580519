import { limits, type TopAssistant, type TopMvp, type TopScorer } from '@kolo/domain';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public, SignedIn } from '../../platform/api/access.decorators.js';
import { LeagueQuery } from '../../platform/api/league-query.dto.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { TopListsService } from './top-lists.service.js';

const forVisitors = <T>(rows: T[]): T[] => rows.slice(0, limits.topList.visitorRows);

/** Visitors see the top of each list, signed-in readers all of it. */
@ApiTags('Tables and statistics')
@Controller('api/statistics')
export class TopListsController {
  constructor(private readonly lists: TopListsService) {}

  @ApiOperation({ summary: 'The top of the list of scorers' })
  @Get('top-scorers')
  @CachedResponse({ query: ['leagueId'] })
  @Public()
  @Refuses('league.not-found')
  async topScorers(@Query() { leagueId }: LeagueQuery): Promise<TopScorer[]> {
    return forVisitors(await this.lists.scorers(leagueId));
  }

  @ApiOperation({ summary: 'The list of scorers' })
  @Get('top-scorers/real')
  @CachedResponse({ query: ['leagueId'] })
  @SignedIn()
  @Refuses('league.not-found')
  scorers(@Query() { leagueId }: LeagueQuery): Promise<TopScorer[]> {
    return this.lists.scorers(leagueId);
  }

  @ApiOperation({ summary: 'The top of the list of assists' })
  @Get('top-assists')
  @CachedResponse({ query: ['leagueId'] })
  @Public()
  @Refuses('league.not-found')
  async topAssists(@Query() { leagueId }: LeagueQuery): Promise<TopAssistant[]> {
    return forVisitors(await this.lists.assists(leagueId));
  }

  @ApiOperation({ summary: 'The list of assists' })
  @Get('top-assists/real')
  @CachedResponse({ query: ['leagueId'] })
  @SignedIn()
  @Refuses('league.not-found')
  assists(@Query() { leagueId }: LeagueQuery): Promise<TopAssistant[]> {
    return this.lists.assists(leagueId);
  }

  @ApiOperation({ summary: 'The top of the list of MVPs' })
  @Get('top-mvp')
  @CachedResponse({ query: ['leagueId'] })
  @Public()
  @Refuses('league.not-found')
  async topMvp(@Query() { leagueId }: LeagueQuery): Promise<TopMvp[]> {
    return forVisitors(await this.lists.mvp(leagueId));
  }

  @ApiOperation({ summary: 'The list of MVPs' })
  @Get('top-mvp/real')
  @CachedResponse({ query: ['leagueId'] })
  @SignedIn()
  @Refuses('league.not-found')
  mvp(@Query() { leagueId }: LeagueQuery): Promise<TopMvp[]> {
    return this.lists.mvp(leagueId);
  }
}
