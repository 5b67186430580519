import type { TeamPinsView } from '@kolo/domain';
import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentParty,
  MatchParties,
  type MatchParty,
} from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { TeamPinDto } from './sign-off.dto.js';
import { TeamPinsService } from './team-pins.service.js';

@ApiTags('Sign-off')
@Controller('api/matches/:id/team-pins')
@MatchParties()
export class TeamPinsController {
  constructor(private readonly pins: TeamPinsService) {}

  @ApiOperation({ summary: 'Set the PIN by which a team signs the report of a match' })
  @Put()
  @Refuses('match.not-found')
  async set(
    @Param('id', IdPipe) id: number,
    @Body() body: TeamPinDto,
    @CurrentParty() party: MatchParty,
  ): Promise<TeamPinsView> {
    await this.pins.set(id, body, party);
    return { teamsWithPin: await this.pins.teamsOf(id) };
  }
}
