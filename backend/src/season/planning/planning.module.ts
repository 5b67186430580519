import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { LiveModule } from '../../live/live.module.js';
import { ThreadsModule } from '../../platform/threads/threads.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { SlotsModule } from '../slots/slots.module.js';
import { AppliedPlansService } from './applied-plans.service.js';
import { LeagueFixturesService } from './league-fixtures.service.js';
import { PlanConstraintsService } from './plan-constraints.service.js';
import { PlanInputsService } from './plan-inputs.service.js';
import { PlanningController } from './planning.controller.js';
import { PlansService } from './plans.service.js';
import { RunningPlansService } from './running-plans.service.js';

@Module({
  imports: [EventsModule, LiveModule, MatchesModule, SlotsModule, ThreadsModule],
  controllers: [PlanningController],
  providers: [
    AppliedPlansService,
    LeagueFixturesService,
    PlanConstraintsService,
    PlanInputsService,
    PlansService,
    RunningPlansService,
  ],
})
export class PlanningModule {}
