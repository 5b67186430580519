import type { MyTeamStatistics, SessionUser, TeamDetails } from '@kolo/domain';
import { Controller, Get, Headers, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public, Roles } from '../auth/access.decorators.js';
import { IdPipe } from '../common/id.pipe.js';
import { languageOf } from '../common/language.js';
import { OwnTeamQuery } from './own-team-query.dto.js';
import { TeamPagesService } from './team-pages.service.js';

@ApiTags('Teams')
@Controller('api')
export class TeamPagesController {
  constructor(private readonly pages: TeamPagesService) {}

  @Get('teams/:id/details')
  @Public()
  details(
    @Param('id', IdPipe) id: number,
    @Headers('accept-language') language?: string,
  ): Promise<TeamDetails> {
    return this.pages.details(id, languageOf(language));
  }

  @Get('team-statistics/my')
  @Roles('company')
  own(
    @CurrentUser() { id }: SessionUser,
    @Query() { teamId }: OwnTeamQuery,
  ): Promise<MyTeamStatistics> {
    return this.pages.ofOwner(id, teamId);
  }
}
