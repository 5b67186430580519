import { type LeagueTableRow, type LiveTable, limits } from '@kolo/domain';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { WatchPermissionService } from '../../people/auth/access/watch-permission.service.js';
import { Public, Roles, SignedIn } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { withoutGoals } from '../matches/index.js';
import { LeagueTableService } from './league-table.service.js';
import { LiveTableService, type LiveTables } from './live-table.service.js';
import { KnownTableQuery, PartialTableQuery, TableQuery } from './past-tables.dto.js';
import { PastTablesService } from './past-tables.service.js';

@ApiTags('Tables and statistics')
@Controller('api/league-table')
export class LeagueTableController {
  constructor(
    private readonly tables: LeagueTableService,
    private readonly liveTables: LiveTableService,
    private readonly past: PastTablesService,
    private readonly watching: WatchPermissionService,
  ) {}

  /** The top of the table, for visitors (docs/product.md#access). */
  @ApiOperation({ summary: 'The top of the table' })
  @Get()
  @CachedResponse()
  @Public()
  async top(): Promise<LeagueTableRow[]> {
    return this.topRows(await this.tables.ofActive());
  }

  @ApiOperation({ summary: 'The table' })
  @Get('real')
  @CachedResponse()
  @SignedIn()
  whole(): Promise<LeagueTableRow[]> {
    return this.tables.ofActive();
  }

  @ApiOperation({ summary: 'The top of the table with running matches' })
  @Get('live')
  @CachedResponse({ validity: 'running' })
  @Public()
  async liveTop(): Promise<LiveTable> {
    return this.forVisitors(await this.liveTables.ofActive());
  }

  @ApiOperation({ summary: 'The table with running matches' })
  @Get('live/real')
  @CachedResponse({ validity: 'running' })
  @SignedIn()
  async liveWhole(): Promise<LiveTable> {
    return (await this.liveTables.ofActive()).live;
  }

  /** For frames on other sites, where nobody is signed in. */
  @ApiOperation({ summary: 'The top of a league’s table with running matches' })
  @Get(':id/live/top')
  @CachedResponse({ validity: 'running' })
  @Public()
  @Refuses('league.not-found', 'match.not-found')
  async liveTopOf(@Param('id', IdPipe) id: number): Promise<LiveTable> {
    return this.forVisitors(await this.liveTables.of(id));
  }

  @ApiOperation({ summary: 'The table of a league, today or at the end of a day' })
  @Get(':id')
  @CachedResponse({ query: ['asOf'] })
  @SignedIn()
  @Refuses('league.not-found', 'match.not-found')
  ofLeague(
    @Param('id', IdPipe) id: number,
    @Query() { asOf }: TableQuery,
  ): Promise<LeagueTableRow[]> {
    return asOf === undefined ? this.tables.of(id) : this.past.ofDay(id, asOf);
  }

  @ApiOperation({ summary: 'The table of the home, away or last matches of each team' })
  @Get(':id/partial')
  @CachedResponse({ query: ['by'] })
  @SignedIn()
  @Refuses('league.not-found', 'match.not-found')
  partial(
    @Param('id', IdPipe) id: number,
    @Query() { by }: PartialTableQuery,
  ): Promise<LeagueTableRow[]> {
    return this.past.partial(id, by);
  }

  @ApiOperation({ summary: 'The table of a league as it was known at an instant' })
  @Get(':id/known')
  @Roles('admin')
  @Refuses('league.not-found')
  known(
    @Param('id', IdPipe) id: number,
    @Query() { at }: KnownTableQuery,
  ): Promise<LeagueTableRow[]> {
    return this.past.known(id, at);
  }

  @ApiOperation({ summary: 'The table of a league with running matches' })
  @Get(':id/live')
  @CachedResponse({ validity: 'running' })
  @SignedIn()
  @Refuses('league.not-found', 'match.not-found')
  async liveOfLeague(@Param('id', IdPipe) id: number): Promise<LiveTable> {
    return (await this.liveTables.of(id)).live;
  }

  /** Running scores are hidden from visitors where only the signed-in may watch. */
  private forVisitors({ live, official }: LiveTables): LiveTable {
    const table = this.watching.isEverybodys ? live : official;
    return { ...table, rows: this.topRows(table.rows) };
  }

  private topRows<T extends LeagueTableRow>(rows: readonly T[]): T[] {
    const top = rows.slice(0, limits.table.visitorRows);
    return this.watching.isEverybodys ? top : top.map(withoutGoals);
  }
}
