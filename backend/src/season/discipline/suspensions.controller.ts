import type { DecisionAnswer } from '@kolo/domain';
import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/api/access.decorators.js';
import { type CommandHeaders, Origin } from '../../platform/api/command-origin.js';
import { decisionRefusals, undoRefusals } from '../../platform/api/command-refusals.js';
import { DecisionTextDto } from '../../platform/api/decision-text.dto.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { ChangeSuspensionDto, ImposeSuspensionDto } from './suspension.dto.js';
import { SuspensionsService } from './suspensions.service.js';

@ApiTags('Discipline')
@Controller('api/leagues/:id/suspensions')
@Roles('admin')
export class SuspensionsController {
  constructor(private readonly suspensions: SuspensionsService) {}

  @ApiOperation({ summary: 'Suspend a player, or an official of a team' })
  @Post()
  @HttpCode(200)
  @Refuses(
    ...decisionRefusals,
    'match.not-found',
    'official.not-found',
    'player.not-found',
    'suspension.length',
    'suspension.person',
    'team.not-found',
  )
  impose(
    @Param('id', IdPipe) id: number,
    @Body() suspension: ImposeSuspensionDto,
    @Origin() origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    return this.suspensions.impose(id, suspension, origin);
  }

  @ApiOperation({ summary: 'Change how long a suspension lasts' })
  @Patch(':decisionId')
  @Refuses(
    ...decisionRefusals,
    'appeal.decided',
    'decision.not-found',
    'suspension.length',
    'suspension.served',
  )
  change(
    @Param('id', IdPipe) id: number,
    @Param('decisionId') decisionId: string,
    @Body() { text, ...change }: ChangeSuspensionDto,
    @Origin() origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    return this.suspensions.change(id, decisionId, change, text, origin);
  }

  @ApiOperation({ summary: 'Cancel a suspension, or undo a change of one' })
  @Delete(':decisionId')
  @Refuses(...undoRefusals, 'decision.not-found', 'suspension.served')
  cancel(
    @Param('id', IdPipe) id: number,
    @Param('decisionId') decisionId: string,
    @Body() { text }: DecisionTextDto,
    @Origin() origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    return this.suspensions.cancel(id, decisionId, text, origin);
  }
}
