import { type LeagueTableRow, type LiveTable, limits } from '@kolo/domain';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WatchPermissionService } from '../../people/auth/watch-permission.service.js';
import { Public, SignedIn } from '../../platform/common/access.decorators.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { withoutGoals } from '../../platform/common/without-results.js';
import { KeptAnswer } from '../../platform/reads/kept-answer.decorator.js';
import { LeagueTableService } from './league-table.service.js';
import { LiveTableService, type LiveTables } from './live-table.service.js';

@ApiTags('Tables and statistics')
@Controller('api/league-table')
export class LeagueTableController {
  constructor(
    private readonly tables: LeagueTableService,
    private readonly liveTables: LiveTableService,
    private readonly watching: WatchPermissionService,
  ) {}

  /** The top of the table, for visitors (docs/product.md#access). */
  @Get()
  @KeptAnswer()
  @Public()
  async top(): Promise<LeagueTableRow[]> {
    return this.topRows(await this.tables.ofActive());
  }

  @Get('real')
  @KeptAnswer()
  @SignedIn()
  whole(): Promise<LeagueTableRow[]> {
    return this.tables.ofActive();
  }

  @Get('live')
  @KeptAnswer({ validity: 'running' })
  @Public()
  async liveTop(): Promise<LiveTable> {
    return this.forVisitors(await this.liveTables.ofActive());
  }

  @Get('live/real')
  @KeptAnswer({ validity: 'running' })
  @SignedIn()
  async liveWhole(): Promise<LiveTable> {
    return (await this.liveTables.ofActive()).live;
  }

  /** For frames on other sites, where nobody is signed in. */
  @Get(':id/live/top')
  @KeptAnswer({ validity: 'running' })
  @Public()
  async liveTopOf(@Param('id', IdPipe) id: number): Promise<LiveTable> {
    return this.forVisitors(await this.liveTables.of(id));
  }

  @Get(':id')
  @KeptAnswer()
  @SignedIn()
  ofLeague(@Param('id', IdPipe) id: number): Promise<LeagueTableRow[]> {
    return this.tables.of(id);
  }

  @Get(':id/live')
  @KeptAnswer({ validity: 'running' })
  @SignedIn()
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
