import { type LeagueTableRow, limits } from '@kolo/domain';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public, SignedIn } from '../auth/access.decorators.js';
import { IdPipe } from '../common/id.pipe.js';
import { LeagueTableService } from './league-table.service.js';

@ApiTags('Tables and statistics')
@Controller('api/league-table')
export class LeagueTableController {
  constructor(private readonly tables: LeagueTableService) {}

  /** The top of the table, for visitors (product decision "What visitors see"). */
  @Get()
  @Public()
  async top(): Promise<LeagueTableRow[]> {
    const rows = await this.tables.ofActive();
    return rows.slice(0, limits.table.visitorRows);
  }

  @Get('real')
  @SignedIn()
  whole(): Promise<LeagueTableRow[]> {
    return this.tables.ofActive();
  }

  @Get(':id')
  @SignedIn()
  ofLeague(@Param('id', IdPipe) id: number): Promise<LeagueTableRow[]> {
    return this.tables.of(id);
  }
}
