import type { TeamFairness } from '@kolo/domain';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { SeasonFairnessService } from './season-fairness.service.js';

@ApiTags('Schedule')
@Controller('api/leagues/:id/schedule')
export class SeasonFairnessController {
  constructor(private readonly fairness: SeasonFairnessService) {}

  @ApiOperation({
    summary: 'How a season treats its teams: kick-offs, venues, home and away, rest',
  })
  @Get('fairness')
  @CachedResponse()
  @Public()
  @Refuses('league.not-found')
  of(@Param('id', IdPipe) id: number): Promise<TeamFairness[]> {
    return this.fairness.of(id);
  }
}
