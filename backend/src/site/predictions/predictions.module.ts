import { Module } from '@nestjs/common';
import { LiveModule } from '../../live/live.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { CountedScoresService } from './counted-scores.service.js';
import { GroupViewsService } from './group-views.service.js';
import { MatchPredictionsController } from './match-predictions.controller.js';
import { PredictionGroupsController } from './prediction-groups.controller.js';
import { PredictionGroupsService } from './prediction-groups.service.js';
import { PredictionsService } from './predictions.service.js';

@Module({
  imports: [LeaguesModule, LiveModule],
  controllers: [PredictionGroupsController, MatchPredictionsController],
  providers: [PredictionGroupsService, GroupViewsService, CountedScoresService, PredictionsService],
})
export class PredictionsModule {}
