import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { LiveModule } from '../../live/live.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { CsvLeaguesService } from './csv-leagues.service.js';
import { FixtureFilesController } from './fixture-files.controller.js';
import { FixtureImportsService } from './fixture-imports.service.js';

@Module({
  imports: [EventsModule, LiveModule, LeaguesModule, TeamsModule, MatchesModule],
  controllers: [FixtureFilesController],
  providers: [CsvLeaguesService, FixtureImportsService],
})
export class FixtureFilesModule {}
