import { Module } from '@nestjs/common';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { ExportsModule } from '../../season/exports/exports.module.js';
import { MatchesModule } from '../../season/matches/matches.module.js';
import { RecordsModule } from '../../season/records/records.module.js';
import { StagesModule } from '../../season/stages/stages.module.js';
import { StatisticsModule } from '../../season/statistics/statistics.module.js';
import { AwardsModule } from '../awards/awards.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { ArchivedReportsService } from './archived-reports.service.js';
import { SeasonArchiveController } from './season-archive.controller.js';
import { SeasonArchiveService } from './season-archive.service.js';

@Module({
  imports: [
    AwardsModule,
    ExportsModule,
    LeaguesModule,
    MatchesModule,
    RecordsModule,
    ReportsModule,
    StagesModule,
    StatisticsModule,
  ],
  controllers: [SeasonArchiveController],
  providers: [SeasonArchiveService, ArchivedReportsService],
})
export class SeasonArchiveModule {}
