import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { LiveModule } from '../../live/live.module.js';
import { AuthModule } from '../../people/auth/auth.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { PlayersModule } from '../../registry/players/players.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { BookingsService } from './bookings.service.js';
import { DeletionService } from './deletion.service.js';
import { MatchListsService } from './match-lists.service.js';
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
    MatchListsService,
    MatchStatisticsService,
    NewMatchesService,
    DeletionService,
    BookingsService,
    TeamDeparturesService,
  ],
  exports: [MatchReadsService],
})
export class MatchesModule {}
