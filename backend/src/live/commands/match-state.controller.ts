import {
  consoleChangesAfterEnd,
  type EventPage,
  type ManageView,
  type PlayerStatsRow,
} from '@kolo/domain';
import { Controller, Get, Headers, Param, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ConsoleAccess,
  type RequestWithUser,
  Roles,
  SignedIn,
} from '../../platform/api/access.decorators.js';
import { EventsQuery } from '../../platform/api/events-query.dto.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { languageOf } from '../../platform/api/language.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { ManageQuery } from './live.dto.js';
import { MatchCommandsService } from './match-commands.service.js';
import { MatchViewsService } from './match-views.service.js';

/** What the console reads of its match, and the log of a match. */
@ApiTags('Running a match')
@Controller('api/matches/:id')
@Roles('admin')
export class MatchStateController {
  constructor(
    private readonly commands: MatchCommandsService,
    private readonly views: MatchViewsService,
  ) {}

  @ApiOperation({ summary: 'The match as its console sees it' })
  @Get('manage')
  @ConsoleAccess()
  @Refuses('league.not-found', 'match.not-found')
  async manage(
    @Param('id', IdPipe) id: number,
    @Query() { atVersion }: ManageQuery,
    @Req() { sessionUser, console }: RequestWithUser,
    @Headers('accept-language') language?: string,
  ): Promise<ManageView> {
    const view = await this.views.manage(
      await this.commands.state(id, atVersion),
      languageOf(language),
    );
    if (console !== undefined || sessionUser?.role !== 'admin') return view;
    const consoleChanges = consoleChangesAfterEnd(await this.commands.events(id));
    return consoleChanges === null ? view : { ...view, consoleChanges };
  }

  @ApiOperation({ summary: 'What each player did' })
  @Get('stats')
  @SignedIn()
  @Refuses('match.not-found', 'match.not-started')
  async stats(@Param('id', IdPipe) id: number): Promise<PlayerStatsRow[]> {
    return this.views.stats(await this.commands.state(id));
  }

  @ApiOperation({ summary: 'The log of the match, a page at a time' })
  @Get('events')
  @Refuses('match.not-found')
  events(
    @Param('id', IdPipe) id: number,
    @Query() { after, limit }: EventsQuery,
  ): Promise<EventPage> {
    return this.views.events(id, after, limit);
  }
}
