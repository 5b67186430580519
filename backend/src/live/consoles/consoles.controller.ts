import type { ClockLease, ConsolesView, SessionUser } from '@kolo/domain';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ConsoleAccess, CurrentUser } from '../../platform/api/access.decorators.js';
import { type CommandHeaders, deviceOf, Origin } from '../../platform/api/command-origin.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { ClockLeaseDto, PresenceDto } from './consoles.dto.js';
import { ConsolesService } from './consoles.service.js';

@ApiTags('Running a match')
@Controller('api/matches/:id')
@ConsoleAccess()
export class ConsolesController {
  constructor(private readonly consoles: ConsolesService) {}

  @ApiOperation({ summary: 'Report that a console is open, and get the others' })
  @Post('presence')
  @HttpCode(200)
  @Refuses('match.not-found')
  presence(
    @Param('id', IdPipe) id: number,
    @Body() { unsent }: PresenceDto,
    @Origin() origin: CommandHeaders,
  ): Promise<ConsolesView> {
    return this.consoles.seen(id, deviceOf(origin), origin.actorId, unsent);
  }

  @ApiOperation({ summary: 'Take over the clock of the match' })
  @Post('clock/lease')
  @HttpCode(200)
  @Refuses('match.not-found')
  async takeClock(
    @Param('id', IdPipe) id: number,
    @Body() _take: ClockLeaseDto,
    @Origin() origin: CommandHeaders,
    @CurrentUser() user: SessionUser | undefined,
  ): Promise<ClockLease> {
    const device = deviceOf(origin);
    // A caller admitted as a device acts as that device, even if somebody is signed in on it.
    const isDevice = user === undefined || origin.actorId === null;
    await this.consoles.takeClock(id, device, isDevice ? { id: null, device } : user);
    return { device };
  }
}
