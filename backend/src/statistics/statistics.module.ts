import { Module } from '@nestjs/common';
import { LeaguesModule } from '../leagues/leagues.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { LeagueTableController } from './league-table.controller.js';
import { LeagueTableService } from './league-table.service.js';
import { TopListsController } from './top-lists.controller.js';
import { TopListsService } from './top-lists.service.js';

@Module({
  imports: [LeaguesModule, TeamsModule],
  controllers: [LeagueTableController, TopListsController],
  providers: [LeagueTableService, TopListsService],
})
export class StatisticsModule {}
