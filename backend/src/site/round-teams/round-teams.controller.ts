import type { RoundTeam } from '@kolo/domain';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Watchers } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { RoundTeamsService } from './round-teams.service.js';

@ApiTags('Tables and statistics')
@Controller('api/leagues/:id/rounds/:round/team')
export class RoundTeamsController {
  constructor(private readonly teams: RoundTeamsService) {}

  @ApiOperation({ summary: 'The team of a round, with the points that made it' })
  @Get()
  @CachedResponse()
  @Watchers()
  @Refuses('league.not-found', 'match.not-found')
  of(@Param('id', IdPipe) id: number, @Param('round', IdPipe) round: number): Promise<RoundTeam> {
    return this.teams.of(id, round);
  }
}
