import type { RefereeCandidate, SessionUser } from '@kolo/domain';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { CandidatesService } from './candidates.service.js';
import { CandidatesQuery } from './match-referees.dto.js';

@ApiTags('Referees')
@Controller('api/matches/:id/referee-candidates')
@Roles('admin')
export class CandidatesController {
  constructor(private readonly candidates: CandidatesService) {}

  @ApiOperation({
    summary: 'Everybody who may referee, with what speaks against each of them in a place',
  })
  @Get()
  @Refuses('match.not-found')
  of(
    @Param('id', IdPipe) id: number,
    @Query() { role }: CandidatesQuery,
    @CurrentUser() actor: SessionUser,
  ): Promise<RefereeCandidate[]> {
    return this.candidates.of(id, role, actor.id);
  }
}
