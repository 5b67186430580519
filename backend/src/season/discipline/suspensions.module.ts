import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { LiveModule } from '../../live/live.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { PlayersModule } from '../../registry/players/players.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { DecisionsModule } from '../decisions/decisions.module.js';
import { AppealsController } from './appeals.controller.js';
import { DisciplineController } from './discipline.controller.js';
import { DisciplineModule } from './discipline.module.js';
import { OwnDisciplineController } from './own-discipline.controller.js';
import { PublishedSuspensionsService } from './published-suspensions.service.js';
import { SuspensionsController } from './suspensions.controller.js';
import { SuspensionsService } from './suspensions.service.js';

@Module({
  imports: [
    LeaguesModule,
    EventsModule,
    PlayersModule,
    TeamsModule,
    DecisionsModule,
    LiveModule,
    DisciplineModule,
  ],
  controllers: [
    DisciplineController,
    OwnDisciplineController,
    SuspensionsController,
    AppealsController,
  ],
  providers: [SuspensionsService, PublishedSuspensionsService],
  exports: [PublishedSuspensionsService],
})
export class SuspensionsModule {}
