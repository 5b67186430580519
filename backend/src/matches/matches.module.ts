import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { EventsModule } from '../events/events.module.js';
import { LeaguesModule } from '../leagues/leagues.module.js';
import { LiveModule } from '../live/live.module.js';
import { PlayersModule } from '../players/players.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { BookingsService } from './bookings.service.js';
import { DeletionService } from './deletion.service.js';
import { MatchReadsService } from './match-reads.service.js';
import { MatchStatisticsService } from './match-statistics.service.js';
import { MatchesController } from './matches.controller.js';
import { NewMatchesService } from './new-matches.service.js';
import { TeamDeparturesController } from './team-departures.controller.js';
import { TeamDeparturesService } from './team-departures.service.js';

@Module({
  imports: [AuthModule, EventsModule, LiveModule, LeaguesModule, TeamsModule, PlayersModule],
  controllers: [MatchesController, TeamDeparturesController],
  providers: [
    MatchReadsService,
    MatchStatisticsService,
    NewMatchesService,
    DeletionService,
    BookingsService,
    TeamDeparturesService,
  ],
  exports: [MatchReadsService],
})
export class MatchesModule {}
