import type { SessionUser, TeamView } from '@kolo/domain';
import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles, SignedIn } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { LeaguesService } from '../leagues/leagues.service.js';
import { NewTeamsService } from './new-teams.service.js';
import { CreateTeamDto, UpdateTeamDto } from './team.dto.js';
import { TeamEditsService } from './team-edits.service.js';
import { TeamsService } from './teams.service.js';

@ApiTags('Teams')
@Controller('api/teams')
export class TeamsController {
  constructor(
    private readonly teams: TeamsService,
    private readonly newTeams: NewTeamsService,
    private readonly edits: TeamEditsService,
    private readonly leagues: LeaguesService,
  ) {}

  @ApiOperation({ summary: 'Add a team' })
  @Post()
  @Roles('admin')
  @Refuses('league.not-found', 'team.exists', 'team.not-found', 'team.owner-not-eligible')
  create(@Body() body: CreateTeamDto, @CurrentUser() actor: SessionUser): Promise<TeamView> {
    return this.newTeams.create(body, actor);
  }

  @ApiOperation({ summary: 'Rename a team' })
  @Patch(':id')
  @Roles('admin')
  @Refuses('team.not-found')
  rename(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateTeamDto,
    @CurrentUser() actor: SessionUser,
  ): Promise<TeamView> {
    return this.edits.rename(id, body, actor);
  }

  @ApiOperation({ summary: 'One’s own teams' })
  @Get('my')
  @Roles('company')
  own(@CurrentUser() { id }: SessionUser): Promise<TeamView[]> {
    return this.teams.viewsOfOwner(id);
  }

  @ApiOperation({ summary: 'The teams of a league' })
  @Get('league/:leagueId')
  @SignedIn()
  @Refuses('league.not-found')
  async ofLeague(@Param('leagueId', IdPipe) leagueId: number): Promise<TeamView[]> {
    const { id } = await this.leagues.get(leagueId);
    return this.teams.viewsOfLeague(id);
  }
}
