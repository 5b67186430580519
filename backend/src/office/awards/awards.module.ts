import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../people/audit/audit.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { PlayersModule } from '../../registry/players/players.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { DisciplineModule } from '../../season/discipline/discipline.module.js';
import { StatisticsModule } from '../../season/statistics/statistics.module.js';
import { RefereesModule } from '../referees/referees.module.js';
import { AwardsController } from './awards.controller.js';
import { AwardsService } from './awards.service.js';
import { ChosenAwardsService } from './chosen-awards.service.js';
import { ChosenAward } from './league-award.entity.js';
import { SeasonResultsService } from './season-results.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ChosenAward]),
    AuditModule,
    LeaguesModule,
    PlayersModule,
    TeamsModule,
    DisciplineModule,
    RefereesModule,
    StatisticsModule,
  ],
  controllers: [AwardsController],
  providers: [AwardsService, ChosenAwardsService, SeasonResultsService],
  exports: [AwardsService],
})
export class AwardsModule {}
