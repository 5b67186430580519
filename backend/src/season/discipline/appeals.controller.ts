import type { DecisionAnswer } from '@kolo/domain';
import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/api/access.decorators.js';
import { type CommandHeaders, Origin } from '../../platform/api/command-origin.js';
import { decisionRefusals, undoRefusals } from '../../platform/api/command-refusals.js';
import { DecisionTextDto } from '../../platform/api/decision-text.dto.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { DecisionsService } from '../decisions/decisions.service.js';
import { DecideAppealDto, FileAppealDto } from './suspension.dto.js';

@ApiTags('Discipline')
@Controller('api/leagues/:id')
@Roles('admin')
export class AppealsController {
  constructor(private readonly decisions: DecisionsService) {}

  @ApiOperation({ summary: 'File an appeal against a suspension' })
  @Post('suspensions/:decisionId/appeals')
  @HttpCode(200)
  @Refuses(...decisionRefusals, 'appeal.decided', 'decision.not-found')
  file(
    @Param('id', IdPipe) id: number,
    @Param('decisionId') decisionId: string,
    @Body() { suspensive, text }: FileAppealDto,
    @Origin() origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    const appeal = { decisionId, suspensive };
    return this.decisions.decide(id, { type: 'FileAppeal', appeal }, text, origin);
  }

  @ApiOperation({ summary: 'Decide an appeal' })
  @Patch('appeals/:decisionId')
  @Refuses(...decisionRefusals, 'appeal.decided', 'decision.not-found')
  decide(
    @Param('id', IdPipe) id: number,
    @Param('decisionId') appealId: string,
    @Body() { outcome, text }: DecideAppealDto,
    @Origin() origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    return this.decisions.decide(id, { type: 'DecideAppeal', appealId, outcome }, text, origin);
  }

  @ApiOperation({ summary: 'Undo an appeal, or the decision about one' })
  @Delete('appeals/:decisionId')
  @Refuses(...undoRefusals, 'decision.not-found')
  undo(
    @Param('id', IdPipe) id: number,
    @Param('decisionId') decisionId: string,
    @Body() { text }: DecisionTextDto,
    @Origin() origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    return this.decisions.void(id, decisionId, ['AppealFiled', 'AppealDecided'], text, origin);
  }
}
