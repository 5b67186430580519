import type { LeagueProgress, LeagueRecords } from '@kolo/domain';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Watchers } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { LeagueProgressService } from './league-progress.service.js';
import { LeagueRecordsService } from './league-records.service.js';

@ApiTags('Tables and statistics')
@Controller('api/leagues/:id')
export class LeagueRecordsController {
  constructor(
    private readonly best: LeagueRecordsService,
    private readonly progress: LeagueProgressService,
  ) {}

  @ApiOperation({ summary: 'The records of a season and of all time' })
  @Get('records')
  @CachedResponse()
  @Watchers()
  @Refuses('league.not-found')
  records(@Param('id', IdPipe) id: number): Promise<LeagueRecords> {
    return this.best.of(id);
  }

  @ApiOperation({ summary: 'Places over the rounds of a season, and when its goals are scored' })
  @Get('progress')
  @CachedResponse()
  @Watchers()
  @Refuses('league.not-found')
  overRounds(@Param('id', IdPipe) id: number): Promise<LeagueProgress> {
    return this.progress.of(id);
  }
}
