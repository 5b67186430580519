import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { LiveModule } from '../../live/live.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { BookingsService } from './bookings.service.js';
import { DeletionService } from './deletion.service.js';
import { NewMatchesService } from './new-matches.service.js';
import { ScheduleController } from './schedule.controller.js';
import { TeamDeparturesController } from './team-departures.controller.js';
import { TeamDeparturesService } from './team-departures.service.js';

@Module({
  imports: [EventsModule, LiveModule, LeaguesModule, TeamsModule, MatchesModule],
  controllers: [ScheduleController, TeamDeparturesController],
  providers: [NewMatchesService, DeletionService, BookingsService, TeamDeparturesService],
})
export class ScheduleModule {}
