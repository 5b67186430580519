import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventsModule } from '../../events/events.module.js';
import { LiveModule } from '../../live/live.module.js';
import { AuditModule } from '../../people/audit/audit.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { CompanyFileService } from './company-file.service.js';
import { CsvFixturesService } from './csv-fixtures.service.js';
import { FixtureFilesController } from './fixture-files.controller.js';
import { FixtureImportsService } from './fixture-imports.service.js';
import { ImportBatchRow } from './import-batch.entity.js';
import { ImportBatchesService } from './import-batches.service.js';
import { ImportUndoService } from './import-undo.service.js';
import { ImportsController } from './imports.controller.js';
import { PlayerFileService } from './player-file.service.js';
import { TableImportsService } from './table-imports.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ImportBatchRow]),
    AuditModule,
    EventsModule,
    LiveModule,
    LeaguesModule,
    TeamsModule,
    MatchesModule,
  ],
  controllers: [FixtureFilesController, ImportsController],
  providers: [
    CompanyFileService,
    CsvFixturesService,
    FixtureImportsService,
    ImportBatchesService,
    ImportUndoService,
    PlayerFileService,
    TableImportsService,
  ],
  exports: [PlayerFileService],
})
export class ImportsModule {}
