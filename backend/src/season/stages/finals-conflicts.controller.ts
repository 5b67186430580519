import type { FinalsConflict } from '@kolo/domain';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { MatchParties } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { FinalsConflictsService } from './finals-conflicts.service.js';
import { FinalsConflictsQuery } from './stages.dto.js';

@ApiTags('Stages')
@Controller('api/matches/:id/finals-conflicts')
export class FinalsConflictsController {
  constructor(private readonly conflicts: FinalsConflictsService) {}

  @ApiOperation({
    summary: 'What a match would clash with in the stages of its league at another time',
  })
  @Get()
  @MatchParties()
  @Refuses('match.not-found', 'match.not-scheduled')
  of(
    @Param('id', IdPipe) id: number,
    @Query() { at, venue }: FinalsConflictsQuery,
  ): Promise<FinalsConflict[]> {
    return this.conflicts.of(id, new Date(at).toISOString(), venue?.trim() || null);
  }
}
