import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../people/audit/audit.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { VenuesModule } from '../../registry/venues/venues.module.js';
import { Blackout } from './blackout.entity.js';
import { BlackoutsController } from './blackouts.controller.js';
import { BlackoutsService } from './blackouts.service.js';
import { PreferencesController } from './preferences.controller.js';
import { PreferencesService } from './preferences.service.js';
import { SlotsController } from './slots.controller.js';
import { SlotsService } from './slots.service.js';
import { TeamPreferenceRow } from './team-preference.entity.js';
import { VenueSlotsRow } from './venue-slots.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([VenueSlotsRow, Blackout, TeamPreferenceRow]),
    AuditModule,
    LeaguesModule,
    TeamsModule,
    VenuesModule,
  ],
  controllers: [SlotsController, BlackoutsController, PreferencesController],
  providers: [SlotsService, BlackoutsService, PreferencesService],
  exports: [SlotsService, BlackoutsService, PreferencesService],
})
export class SlotsModule {}
