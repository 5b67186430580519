import {
  type CreatePredictionGroupRequest,
  type JoinPredictionGroupRequest,
  limits,
  type PredictionRequest,
  type PredictionResult,
  predictionResults,
  usualPredictionResult,
} from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { IsName, IsText, MayBeLeftOut } from '../../platform/api/fields.js';

export class CreatePredictionGroupDto implements CreatePredictionGroupRequest {
  @ApiProperty({ example: 'Skladište' })
  @IsName(limits.predictions.groupName)
  name!: string;

  @ApiPropertyOptional({ enum: predictionResults, default: usualPredictionResult })
  @MayBeLeftOut()
  @IsIn(predictionResults)
  result?: PredictionResult;
}

export class JoinPredictionGroupDto implements JoinPredictionGroupRequest {
  @ApiProperty()
  @IsText(40)
  code!: string;
}

export class PredictionDto implements PredictionRequest {
  @ApiProperty({ minimum: 0, maximum: limits.scoreMax })
  @IsInt()
  @Min(0)
  @Max(limits.scoreMax)
  home!: number;

  @ApiProperty({ minimum: 0, maximum: limits.scoreMax })
  @IsInt()
  @Min(0)
  @Max(limits.scoreMax)
  away!: number;
}
