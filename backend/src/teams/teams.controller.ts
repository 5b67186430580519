import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../auth/access.decorators.js';
import { IdPipe } from '../common/id.pipe.js';
import { LeaguesService } from '../leagues/leagues.service.js';
import { TeamsService, type TeamView } from './teams.service.js';

@ApiTags('Teams')
@Controller('api/teams')
@SignedIn()
export class TeamsController {
  constructor(
    private readonly teams: TeamsService,
    private readonly leagues: LeaguesService,
  ) {}

  @Get('league/:leagueId')
  async ofLeague(@Param('leagueId', IdPipe) leagueId: number): Promise<TeamView[]> {
    const { id } = await this.leagues.get(leagueId);
    return this.teams.viewsOfLeague(id);
  }
}
