import { limits, type TopAssistant, type TopMvp, type TopScorer } from '@kolo/domain';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public, SignedIn } from '../auth/access.decorators.js';
import { TopListQuery } from './top-list.dto.js';
import { TopListsService } from './top-lists.service.js';

const forVisitors = <T>(rows: T[]): T[] => rows.slice(0, limits.topList.visitorRows);

/** Visitors see the first of each list, who is signed in all of it, also of another league or season. */
@ApiTags('Tables and statistics')
@Controller('api/statistics')
export class TopListsController {
  constructor(private readonly lists: TopListsService) {}

  @Get('top-scorers')
  @Public()
  async topScorers(): Promise<TopScorer[]> {
    return forVisitors(await this.lists.scorers());
  }

  @Get('top-scorers/real')
  @SignedIn()
  scorers(@Query() { leagueId }: TopListQuery): Promise<TopScorer[]> {
    return this.lists.scorers(leagueId);
  }

  @Get('top-assists')
  @Public()
  async topAssists(): Promise<TopAssistant[]> {
    return forVisitors(await this.lists.assists());
  }

  @Get('top-assists/real')
  @SignedIn()
  assists(@Query() { leagueId }: TopListQuery): Promise<TopAssistant[]> {
    return this.lists.assists(leagueId);
  }

  @Get('top-mvp')
  @Public()
  async topMvp(): Promise<TopMvp[]> {
    return forVisitors(await this.lists.mvp());
  }

  @Get('top-mvp/real')
  @SignedIn()
  mvp(@Query() { leagueId }: TopListQuery): Promise<TopMvp[]> {
    return this.lists.mvp(leagueId);
  }
}
