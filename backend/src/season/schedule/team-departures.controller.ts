import type { SessionUser, TeamView } from '@kolo/domain';
import { Controller, Delete, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { type CommandHeaders, Origin } from '../../platform/api/command-origin.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { TeamDeparturesService } from './team-departures.service.js';

/** Here and not in teams, because the team's fixtures are cancelled too. */
@ApiTags('Teams')
@Controller('api/teams')
export class TeamDeparturesController {
  constructor(private readonly departures: TeamDeparturesService) {}

  @ApiOperation({ summary: 'Take a team out of its league' })
  @Delete(':id/league')
  @Roles('admin')
  leave(
    @Param('id', IdPipe) id: number,
    @CurrentUser() actor: SessionUser,
    @Origin() origin: CommandHeaders,
  ): Promise<TeamView> {
    return this.departures.leave(id, actor, origin);
  }
}
