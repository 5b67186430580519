import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { LiveModule } from '../../live/live.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { PlayersModule } from '../../registry/players/players.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { DecisionPagesService } from './decision-pages.service.js';
import { DecisionsController } from './decisions.controller.js';
import { DecisionsService } from './decisions.service.js';
import { LotsService } from './lots.service.js';
import { SeasonRulesController } from './season-rules.controller.js';

@Module({
  imports: [EventsModule, LiveModule, LeaguesModule, PlayersModule, TeamsModule, StatisticsModule],
  controllers: [SeasonRulesController, DecisionsController],
  providers: [DecisionsService, DecisionPagesService, LotsService],
  exports: [DecisionsService],
})
export class DecisionsModule {}
