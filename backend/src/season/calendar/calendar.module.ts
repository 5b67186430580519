import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { VenuesModule } from '../../registry/venues/venues.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarsService } from './calendars.service.js';
import { FixtureHistoryService } from './fixture-history.service.js';
import { InstallationService } from './installation.service.js';

@Module({
  imports: [EventsModule, LeaguesModule, MatchesModule, TeamsModule, VenuesModule],
  controllers: [CalendarController],
  providers: [CalendarsService, FixtureHistoryService, InstallationService],
  exports: [CalendarsService],
})
export class CalendarModule {}
