import type { OwnPrediction, SessionUser } from '@kolo/domain';
import { Body, Controller, Get, Header, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, SignedIn } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { PredictionDto } from './predictions.dto.js';
import { PredictionsService } from './predictions.service.js';

@ApiTags('Predictions')
@Controller('api/matches/:id/prediction')
@SignedIn()
export class MatchPredictionsController {
  constructor(private readonly predictions: PredictionsService) {}

  @ApiOperation({ summary: 'One’s own prediction for a match' })
  @Get()
  @Header('cache-control', 'private, no-cache')
  @Refuses('match.not-found')
  own(
    @Param('id', IdPipe) id: number,
    @CurrentUser() { id: userId }: SessionUser,
  ): Promise<OwnPrediction> {
    return this.predictions.own(id, userId);
  }

  @ApiOperation({ summary: 'Predict a match until its kick-off' })
  @Put()
  @Refuses('match.not-found', 'prediction.closed')
  predict(
    @Param('id', IdPipe) id: number,
    @Body() prediction: PredictionDto,
    @CurrentUser() { id: userId }: SessionUser,
  ): Promise<OwnPrediction> {
    return this.predictions.predict(id, prediction, userId);
  }
}
