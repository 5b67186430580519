import type { DecisionAnswer, DecisionPage } from '@kolo/domain';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/api/access.decorators.js';
import { type CommandHeaders, Origin } from '../../platform/api/command-origin.js';
import { decisionRefusals, undoRefusals } from '../../platform/api/command-refusals.js';
import { DecisionTextDto } from '../../platform/api/decision-text.dto.js';
import { EventsQuery } from '../../platform/api/events-query.dto.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { DrawLotsDto, PointsAdjustmentDto } from './decision.dto.js';
import { DecisionPagesService } from './decision-pages.service.js';
import { DecisionsService } from './decisions.service.js';
import { LotsService } from './lots.service.js';

@ApiTags('Decisions')
@Controller('api/leagues/:id')
@Roles('admin')
export class DecisionsController {
  constructor(
    private readonly decisions: DecisionsService,
    private readonly pages: DecisionPagesService,
    private readonly lots: LotsService,
  ) {}

  @ApiOperation({ summary: 'The decisions of a league, in order' })
  @Get('decisions')
  @Refuses('league.not-found')
  list(
    @Param('id', IdPipe) id: number,
    @Query() { after, limit }: EventsQuery,
  ): Promise<DecisionPage> {
    return this.pages.page(id, after, limit);
  }

  @ApiOperation({ summary: 'Give a team points, or take them away' })
  @Post('points-adjustments')
  @HttpCode(200)
  @Refuses(...decisionRefusals, 'team.not-found')
  adjustPoints(
    @Param('id', IdPipe) id: number,
    @Body() { text, ...change }: PointsAdjustmentDto,
    @Origin() origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    return this.decisions.adjustPoints(id, change, text, origin);
  }

  @ApiOperation({ summary: 'Undo a change of points' })
  @Delete('points-adjustments/:decisionId')
  @Refuses(...undoRefusals, 'decision.not-found')
  undoPoints(
    @Param('id', IdPipe) id: number,
    @Param('decisionId') decisionId: string,
    @Body() { text }: DecisionTextDto,
    @Origin() origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    return this.decisions.void(id, decisionId, 'PointsAdjusted', text, origin);
  }

  @ApiOperation({ summary: 'Draw lots between teams that are level in everything' })
  @Post('lots')
  @HttpCode(200)
  @Refuses(...decisionRefusals, 'lots.not-tied')
  drawLots(
    @Param('id', IdPipe) id: number,
    @Body() body: DrawLotsDto,
    @Origin() origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    return this.lots.draw(id, body, origin);
  }

  @ApiOperation({ summary: 'Undo a draw' })
  @Delete('lots/:decisionId')
  @Refuses(...undoRefusals, 'decision.not-found')
  undoLots(
    @Param('id', IdPipe) id: number,
    @Param('decisionId') decisionId: string,
    @Body() { text }: DecisionTextDto,
    @Origin() origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    return this.decisions.void(id, decisionId, 'LotsDrawn', text, origin);
  }
}
