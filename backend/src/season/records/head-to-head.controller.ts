import type { HeadToHead } from '@kolo/domain';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Watchers } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { HeadToHeadService } from './head-to-head.service.js';
import { MeetingsQuery } from './meetings-query.dto.js';

@ApiTags('Teams')
@Controller('api/teams/:id/head-to-head')
export class HeadToHeadController {
  constructor(private readonly meetings: HeadToHeadService) {}

  @ApiOperation({ summary: 'The matches of two companies in all seasons' })
  @Get(':otherId')
  @CachedResponse({ query: ['beforeMatch'] })
  @Watchers()
  @Refuses('match.not-found', 'team.not-found')
  of(
    @Param('id', IdPipe) id: number,
    @Param('otherId', IdPipe) otherId: number,
    @Query() { beforeMatch }: MeetingsQuery,
  ): Promise<HeadToHead> {
    return this.meetings.of(id, otherId, beforeMatch);
  }
}
