import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { LiveModule } from '../../live/live.module.js';
import { ThreadsModule } from '../../platform/threads/threads.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { SlotsModule } from '../slots/slots.module.js';
import { AppliedPlansService } from './applied-plans.service.js';
import { FreeSlotsController } from './free-slots.controller.js';
import { FreeSlotsService } from './free-slots.service.js';
import { LeagueFixturesService } from './league-fixtures.service.js';
import { PlanConstraintsService } from './plan-constraints.service.js';
import { PlanInputsService } from './plan-inputs.service.js';
import { PlanningController } from './planning.controller.js';
import { PlansService } from './plans.service.js';
import { RunningPlansService } from './running-plans.service.js';
import { SeasonFairnessController } from './season-fairness.controller.js';
import { SeasonFairnessService } from './season-fairness.service.js';

@Module({
  imports: [
    EventsModule,
    LiveModule,
    LeaguesModule,
    TeamsModule,
    MatchesModule,
    SlotsModule,
    ThreadsModule,
  ],
  controllers: [PlanningController, FreeSlotsController, SeasonFairnessController],
  providers: [
    AppliedPlansService,
    FreeSlotsService,
    LeagueFixturesService,
    PlanConstraintsService,
    PlanInputsService,
    PlansService,
    RunningPlansService,
    SeasonFairnessService,
  ],
})
export class PlanningModule {}
