import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { LiveModule } from '../../live/live.module.js';
import { AuthModule } from '../../people/auth/auth.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { DecisionsModule } from '../decisions/decisions.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { BracketsService } from './brackets.service.js';
import { FinalsConflictsController } from './finals-conflicts.controller.js';
import { FinalsConflictsService } from './finals-conflicts.service.js';
import { KickOffsService } from './kick-offs.service.js';
import { OfficialTablesService } from './official-tables.service.js';
import { StageRemovalService } from './stage-removal.service.js';
import { StagesController } from './stages.controller.js';
import { StagesService } from './stages.service.js';
import { TiesFollowService } from './ties-follow.service.js';

@Module({
  imports: [
    AuthModule,
    EventsModule,
    LeaguesModule,
    LiveModule,
    MatchesModule,
    QueueModule,
    TeamsModule,
    StatisticsModule,
    DecisionsModule,
  ],
  controllers: [StagesController, FinalsConflictsController],
  providers: [
    BracketsService,
    FinalsConflictsService,
    KickOffsService,
    OfficialTablesService,
    StageRemovalService,
    StagesService,
    TiesFollowService,
  ],
  exports: [BracketsService, StagesService, TiesFollowService],
})
export class StagesModule {}
