import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { LiveModule } from '../../live/live.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { DisciplineService } from './discipline.service.js';
import { DisciplineFactsService } from './discipline-facts.service.js';
import { SuspendedListsService } from './suspended-lists.service.js';

@Module({
  imports: [EventsModule, LiveModule, LeaguesModule, TeamsModule],
  providers: [DisciplineFactsService, DisciplineService, SuspendedListsService],
  exports: [DisciplineService],
})
export class DisciplineModule {}
