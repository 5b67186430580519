import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { LiveModule } from '../../live/live.module.js';
import { PlayersModule } from '../../registry/players/players.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { DecisionsModule } from '../decisions/decisions.module.js';
import { AppealsController } from './appeals.controller.js';
import { DisciplineModule } from './discipline.module.js';
import { SuspensionsController } from './suspensions.controller.js';
import { SuspensionsService } from './suspensions.service.js';

@Module({
  imports: [
    EventsModule,
    PlayersModule,
    TeamsModule,
    DecisionsModule,
    LiveModule,
    DisciplineModule,
  ],
  controllers: [SuspensionsController, AppealsController],
  providers: [SuspensionsService],
})
export class SuspensionsModule {}
