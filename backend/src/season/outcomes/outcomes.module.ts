import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { LiveModule } from '../../live/live.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { MatchRulesModule } from '../../registry/match-rules/match-rules.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { ReplaysService } from './replays.service.js';
import { RulingPreviewsService } from './ruling-previews.service.js';
import { RulingRulesService } from './ruling-rules.service.js';
import { RulingsController } from './rulings.controller.js';
import { RulingsService } from './rulings.service.js';
import { WithdrawalPlansService } from './withdrawal-plans.service.js';
import { WithdrawalPreviewsService } from './withdrawal-previews.service.js';
import { WithdrawalsController } from './withdrawals.controller.js';
import { WithdrawalsService } from './withdrawals.service.js';

@Module({
  imports: [
    EventsModule,
    LiveModule,
    LeaguesModule,
    MatchRulesModule,
    MatchesModule,
    TeamsModule,
    StatisticsModule,
  ],
  controllers: [RulingsController, WithdrawalsController],
  providers: [
    RulingRulesService,
    RulingPreviewsService,
    RulingsService,
    ReplaysService,
    WithdrawalPlansService,
    WithdrawalPreviewsService,
    WithdrawalsService,
  ],
})
export class OutcomesModule {}
