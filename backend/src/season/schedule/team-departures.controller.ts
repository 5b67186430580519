import type { SessionUser, TeamView } from '@kolo/domain';
import { Controller, Delete, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { type CommandHeaders, Origin } from '../../platform/api/command-origin.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { TeamDeparturesService } from './team-departures.service.js';

/** Here and not in teams, because the team's fixtures are cancelled too. */
@ApiTags('Teams')
@Controller('api/teams')
export class TeamDeparturesController {
  constructor(private readonly departures: TeamDeparturesService) {}

  @ApiOperation({ summary: 'Take a team out of its league' })
  @Delete(':id/league')
  @Roles('admin')
  @Refuses(
    'match.assist-without-scorer',
    'match.busy',
    'match.cancelled',
    'match.half-not-running',
    'match.log-full',
    'match.not-found',
    'match.not-in-these-rules',
    'match.not-initialised',
    'match.not-started',
    'match.official',
    'match.own-assist',
    'match.player-not-present',
    'match.result-recorded',
    'match.state-contradiction',
    'match.timeout-not-in-extra-time',
    'match.timeout-used',
    'match.transition-not-allowed',
    'match.winner-needed',
    'request.command-id-reused',
    'team.has-played',
    'team.no-league',
    'team.not-found',
  )
  leave(
    @Param('id', IdPipe) id: number,
    @CurrentUser() actor: SessionUser,
    @Origin() origin: CommandHeaders,
  ): Promise<TeamView> {
    return this.departures.leave(id, actor, origin);
  }
}
