import { Module } from '@nestjs/common';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { GroupViewsService } from './group-views.service.js';
import { MatchPredictionsController } from './match-predictions.controller.js';
import { PredictionGroupsController } from './prediction-groups.controller.js';
import { PredictionGroupsService } from './prediction-groups.service.js';
import { PredictionsService } from './predictions.service.js';

@Module({
  imports: [LeaguesModule],
  controllers: [PredictionGroupsController, MatchPredictionsController],
  providers: [PredictionGroupsService, GroupViewsService, PredictionsService],
})
export class PredictionsModule {}
