import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { LiveModule } from '../../live/live.module.js';
import { AuthModule } from '../../people/auth/auth.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { StorageModule } from '../../platform/storage/storage.module.js';
import { ThreadsModule } from '../../platform/threads/threads.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { VenuesModule } from '../../registry/venues/venues.module.js';
import { MatchesModule } from '../../season/matches/matches.module.js';
import { StatisticsModule } from '../../season/statistics/statistics.module.js';
import { SignOffModule } from '../sign-off/sign-off.module.js';
import { ArchiveReportsService } from './archive-reports.service.js';
import { PrinterService } from './printer.service.js';
import { ReportArchiveService } from './report-archive.service.js';
import { ReportInputsService } from './report-inputs.service.js';
import { ReportsController } from './reports.controller.js';
import { RoundReportsController } from './round-reports.controller.js';
import { RoundReportsService } from './round-reports.service.js';

@Module({
  imports: [
    AuthModule,
    EventsModule,
    QueueModule,
    StorageModule,
    LiveModule,
    LeaguesModule,
    MatchesModule,
    SignOffModule,
    StatisticsModule,
    ThreadsModule,
    VenuesModule,
  ],
  controllers: [ReportsController, RoundReportsController],
  providers: [
    PrinterService,
    ReportArchiveService,
    ArchiveReportsService,
    ReportInputsService,
    RoundReportsService,
  ],
  exports: [PrinterService, ReportInputsService],
})
export class ReportsModule {}
