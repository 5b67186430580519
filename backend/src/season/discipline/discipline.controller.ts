import type { FairPlayRow, LeagueDiscipline, LeagueFines, PublishedSuspension } from '@kolo/domain';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public, Roles } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { DisciplineService } from './discipline.service.js';
import { PublishedSuspensionsService } from './published-suspensions.service.js';

@ApiTags('Discipline')
@Controller('api/leagues/:id')
export class DisciplineController {
  constructor(
    private readonly discipline: DisciplineService,
    private readonly published: PublishedSuspensionsService,
  ) {}

  @ApiOperation({ summary: 'Cards and bans of a league, with what was served of them' })
  @Get('discipline')
  @Roles('admin')
  @Refuses('league.not-found')
  of(@Param('id', IdPipe) id: number): Promise<LeagueDiscipline> {
    return this.discipline.of(id);
  }

  @ApiOperation({ summary: 'Fines of each team for its cards, and what it paid of them' })
  @Get('fines')
  @Roles('admin')
  @Refuses('league.not-found')
  fines(@Param('id', IdPipe) id: number): Promise<LeagueFines> {
    return this.discipline.fines(id);
  }

  @ApiOperation({ summary: 'Players who miss the next match of their team' })
  @Get('suspensions')
  @CachedResponse()
  @Public()
  @Refuses('league.not-found')
  suspended(@Param('id', IdPipe) id: number): Promise<PublishedSuspension[]> {
    return this.published.of(id);
  }

  @ApiOperation({ summary: 'The fair-play table' })
  @Get('fair-play')
  @CachedResponse()
  @Public()
  @Refuses('league.not-found')
  fairPlay(@Param('id', IdPipe) id: number): Promise<FairPlayRow[]> {
    return this.discipline.fairPlay(id);
  }
}
