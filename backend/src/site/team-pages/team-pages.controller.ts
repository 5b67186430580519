import type { MyTeamStatistics, SessionUser, TeamDetails } from '@kolo/domain';
import { Controller, Get, Headers, Param, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { WatchPermissionService } from '../../people/auth/access/watch-permission.service.js';
import { CurrentUser, Public, Roles } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { languageOf } from '../../platform/api/language.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { sessionCookie } from '../../platform/http/session-cookie.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { withoutResult } from '../../season/matches/index.js';
import { OwnTeamQuery } from './own-team-query.dto.js';
import { TeamPagesService } from './team-pages.service.js';

@ApiTags('Teams')
@Controller('api')
export class TeamPagesController {
  constructor(
    private readonly pages: TeamPagesService,
    private readonly watching: WatchPermissionService,
  ) {}

  @ApiOperation({ summary: 'A team with its players, form and next match' })
  @Get('teams/:id/details')
  @CachedResponse()
  @Public()
  @Refuses('team.not-found')
  async details(
    @Param('id', IdPipe) id: number,
    @Req() { cookies }: FastifyRequest,
    @Headers('accept-language') language?: string,
  ): Promise<TeamDetails> {
    const team = await this.pages.details(id, languageOf(language));
    const mayWatch = await this.watching.mayWatch(cookies[sessionCookie]);
    return mayWatch ? team : withoutResults(team);
  }

  @ApiOperation({ summary: 'The statistics of one’s own team' })
  @Get('team-statistics/my')
  @Roles('company')
  @Refuses('team.not-found')
  own(
    @CurrentUser() { id }: SessionUser,
    @Query() { teamId }: OwnTeamQuery,
  ): Promise<MyTeamStatistics> {
    return this.pages.ofOwner(id, teamId);
  }
}

const withoutResults = (team: TeamDetails): TeamDetails => ({
  ...team,
  nextMatch: team.nextMatch === null ? null : withoutResult(team.nextMatch),
  last5Matches: [],
  stats: { ...team.stats, goalsFor: null },
});
