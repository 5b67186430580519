import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { LiveModule } from '../../live/live.module.js';
import { MatchRulesModule } from '../../registry/match-rules/match-rules.module.js';
import { RulingsController } from './rulings.controller.js';
import { RulingsService } from './rulings.service.js';

@Module({
  imports: [EventsModule, LiveModule, MatchRulesModule],
  controllers: [RulingsController],
  providers: [RulingsService],
})
export class OutcomesModule {}
