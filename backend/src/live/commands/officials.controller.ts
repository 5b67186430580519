import type { MatchOfficialsView, SessionUser } from '@kolo/domain';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ConsoleAccess, CurrentUser } from '../../platform/api/access.decorators.js';
import { type CommandHeaders, deviceOf, Origin } from '../../platform/api/command-origin.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { NameOfficialDto } from '../officials/officials.dto.js';
import { OfficialsService } from '../officials/officials.service.js';
import { MatchCommandsService } from './match-commands.service.js';

@ApiTags('Running a match')
@Controller('api/matches/:id/officials')
@ConsoleAccess()
export class OfficialsController {
  constructor(
    private readonly officials: OfficialsService,
    private readonly commands: MatchCommandsService,
  ) {}

  @ApiOperation({
    summary: 'Officials of the teams, referees and timekeeper of a match, and who to choose from',
  })
  @Get()
  @Refuses('match.not-found')
  officialsOf(@Param('id', IdPipe) id: number): Promise<MatchOfficialsView> {
    return this.officials.view(id);
  }

  @ApiOperation({ summary: 'Name an official of a team or of the match' })
  @Put()
  @Refuses(
    'match.not-found',
    'match.official',
    'official.name-missing',
    'official.no-such-role',
    'official.not-found',
  )
  async nameOfficial(
    @Param('id', IdPipe) id: number,
    @Body() body: NameOfficialDto,
    @Origin() origin: CommandHeaders,
    @CurrentUser() user: SessionUser | undefined,
  ): Promise<MatchOfficialsView> {
    // Officials are on the report that was signed (docs/product.md#sign-off).
    if (await this.commands.isOfficial(id)) throw RefusalError.of('match.official');
    // A caller admitted as a device acts as that device, even if somebody is signed in on it.
    const isDevice = user === undefined || origin.actorId === null;
    await this.officials.name(id, body, isDevice ? { id: null, device: deviceOf(origin) } : user);
    return this.officials.view(id);
  }
}
