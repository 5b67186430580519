import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.js';
import { LeaguesModule } from '../leagues/leagues.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarsService } from './calendars.service.js';

@Module({
  imports: [EventsModule, LeaguesModule, MatchesModule, TeamsModule],
  controllers: [CalendarController],
  providers: [CalendarsService],
})
export class CalendarModule {}
