import type { MatchMeaning } from '@kolo/domain';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Watchers } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { MatchMeaningService } from './match-meaning.service.js';

@ApiTags('Tables and statistics')
@Controller('api/matches/:id/meaning')
export class MatchMeaningController {
  constructor(private readonly meanings: MatchMeaningService) {}

  @ApiOperation({ summary: 'What each outcome of a match does to the places of its teams' })
  @Get()
  @CachedResponse({ validity: 'running' })
  @Watchers()
  @Refuses('league.not-found', 'match.not-found')
  of(@Param('id', IdPipe) id: number): Promise<MatchMeaning> {
    return this.meanings.of(id);
  }
}
