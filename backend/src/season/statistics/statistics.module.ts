import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { LiveModule } from '../../live/live.module.js';
import { AuthModule } from '../../people/auth/auth.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { MatchRulesModule } from '../../registry/match-rules/match-rules.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { LeagueTableController } from './league-table.controller.js';
import { LeagueTableService } from './league-table.service.js';
import { LiveTableService } from './live-table.service.js';
import { MatchMeaningController } from './match-meaning.controller.js';
import { MatchMeaningService } from './match-meaning.service.js';
import { NoShowsService } from './no-shows.service.js';
import { PastTablesService } from './past-tables.service.js';
import { RunningSharesService } from './running-shares.service.js';
import { StageReadsService } from './stage-reads.service.js';
import { TableReadsService } from './table-reads.service.js';
import { TopListsController } from './top-lists.controller.js';
import { TopListsService } from './top-lists.service.js';

@Module({
  imports: [AuthModule, EventsModule, LeaguesModule, MatchRulesModule, TeamsModule, LiveModule],
  controllers: [LeagueTableController, MatchMeaningController, TopListsController],
  providers: [
    LeagueTableService,
    LiveTableService,
    MatchMeaningService,
    PastTablesService,
    TableReadsService,
    NoShowsService,
    RunningSharesService,
    StageReadsService,
    TopListsService,
  ],
  exports: [
    RunningSharesService,
    StageReadsService,
    NoShowsService,
    LeagueTableService,
    LiveTableService,
    PastTablesService,
    TableReadsService,
    TopListsService,
  ],
})
export class StatisticsModule {}
