import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { PlayersModule } from '../../registry/players/players.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { GoalMinutesService } from './goal-minutes.service.js';
import { HeadToHeadController } from './head-to-head.controller.js';
import { HeadToHeadService } from './head-to-head.service.js';
import { LeagueProgressService } from './league-progress.service.js';
import { LeagueRecordsController } from './league-records.controller.js';
import { LeagueRecordsService } from './league-records.service.js';

@Module({
  imports: [EventsModule, LeaguesModule, PlayersModule, StatisticsModule, TeamsModule],
  controllers: [HeadToHeadController, LeagueRecordsController],
  providers: [HeadToHeadService, LeagueRecordsService, LeagueProgressService, GoalMinutesService],
  exports: [LeagueRecordsService],
})
export class RecordsModule {}
