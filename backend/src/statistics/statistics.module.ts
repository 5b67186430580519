import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LeaguesModule } from '../leagues/leagues.module.js';
import { LiveModule } from '../live/live.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { LeagueTableController } from './league-table.controller.js';
import { LeagueTableService } from './league-table.service.js';
import { LiveTableService } from './live-table.service.js';
import { TableReads } from './table-reads.service.js';
import { TopListsController } from './top-lists.controller.js';
import { TopListsService } from './top-lists.service.js';

@Module({
  imports: [AuthModule, LeaguesModule, TeamsModule, LiveModule],
  controllers: [LeagueTableController, TopListsController],
  providers: [LeagueTableService, LiveTableService, TableReads, TopListsService],
  exports: [LeagueTableService, LiveTableService, TableReads],
})
export class StatisticsModule {}
