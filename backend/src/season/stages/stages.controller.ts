import type { Bracket, DecisionAnswer, StageAnswer, StageTables, StageView } from '@kolo/domain';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public, Roles } from '../../platform/api/access.decorators.js';
import { type CommandHeaders, Origin } from '../../platform/api/command-origin.js';
import { decisionRefusals, undoRefusals } from '../../platform/api/command-refusals.js';
import { DecisionTextDto } from '../../platform/api/decision-text.dto.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { BracketsService } from './brackets.service.js';
import { KickOffsService } from './kick-offs.service.js';
import { StageRemovalService } from './stage-removal.service.js';
import {
  DecideTieDto,
  DefineStageDto,
  reservedKickOffs,
  SeedStageDto,
  StageKickOffsDto,
} from './stages.dto.js';
import { StagesService } from './stages.service.js';

@ApiTags('Stages')
@Controller('api/leagues/:id/stages')
export class StagesController {
  constructor(
    private readonly stages: StagesService,
    private readonly brackets: BracketsService,
    private readonly kickOffs: KickOffsService,
    private readonly removal: StageRemovalService,
  ) {}

  @ApiOperation({ summary: 'The stages of a league' })
  @Get()
  @CachedResponse({ validity: 'running' })
  @Public()
  @Refuses('league.not-found')
  list(@Param('id', IdPipe) id: number): Promise<StageView[]> {
    return this.stages.list(id);
  }

  @ApiOperation({ summary: 'Define a stage of a league' })
  @Post()
  @HttpCode(200)
  @Roles('admin')
  @Refuses(...decisionRefusals, 'stage.bad-definition', 'team.not-found')
  define(
    @Param('id', IdPipe) id: number,
    @Body() request: DefineStageDto,
    @Origin() origin: CommandHeaders,
  ): Promise<StageAnswer> {
    return this.stages.define(id, request, origin);
  }

  @ApiOperation({ summary: 'Undo a stage, while nobody has begun to play it' })
  @Delete(':stageId')
  @Roles('admin')
  @Refuses(...undoRefusals, 'decision.not-found', 'stage.already-begun', 'stage.not-found')
  remove(
    @Param('id', IdPipe) id: number,
    @Param('stageId', IdPipe) stageId: number,
    @Body() { text }: DecisionTextDto,
    @Origin() origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    return this.removal.remove(id, stageId, text, origin);
  }

  @ApiOperation({ summary: 'Reserve other times and halls for a stage, and move its matches' })
  @Put(':stageId/kick-offs')
  @Roles('admin')
  @Refuses(
    ...decisionRefusals,
    'match.not-found',
    'match.not-scheduled',
    'stage.bad-definition',
    'stage.not-found',
  )
  setKickOffs(
    @Param('id', IdPipe) id: number,
    @Param('stageId', IdPipe) stageId: number,
    @Body() { kickOffs, text }: StageKickOffsDto,
    @Origin() origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    return this.kickOffs.set(id, stageId, reservedKickOffs(kickOffs), text, origin);
  }

  @ApiOperation({ summary: 'Fix the teams of a stage' })
  @Post(':stageId/seed')
  @HttpCode(200)
  @Roles('admin')
  @Refuses(
    ...decisionRefusals,
    'lots.needed',
    'match.team-withdrawn',
    'stage.already-begun',
    'stage.already-seeded',
    'stage.bad-seeding',
    'stage.not-found',
    'stage.not-official',
    'team.not-found',
  )
  seed(
    @Param('id', IdPipe) id: number,
    @Param('stageId', IdPipe) stageId: number,
    @Body() request: SeedStageDto,
    @Origin() origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    return this.stages.seed(id, stageId, request, origin);
  }

  @ApiOperation({ summary: 'The bracket of a stage, with running scores' })
  @Get(':stageId/bracket')
  @CachedResponse({ validity: 'running' })
  @Public()
  @Refuses('league.not-found', 'stage.not-found')
  bracket(
    @Param('id', IdPipe) id: number,
    @Param('stageId', IdPipe) stageId: number,
  ): Promise<Bracket> {
    return this.brackets.bracket(id, stageId);
  }

  @ApiOperation({ summary: 'The tables of the groups of a stage, or the one of a split' })
  @Get(':stageId/tables')
  @CachedResponse({ validity: 'running' })
  @Public()
  @Refuses('league.not-found', 'stage.not-found')
  tables(
    @Param('id', IdPipe) id: number,
    @Param('stageId', IdPipe) stageId: number,
  ): Promise<StageTables> {
    return this.brackets.tables(id, stageId);
  }

  @ApiOperation({ summary: 'Decide a tie that its results do not decide' })
  @Post(':stageId/ties/:tie')
  @HttpCode(200)
  @Roles('admin')
  @Refuses(
    ...decisionRefusals,
    'stage.not-found',
    'stage.not-in-tie',
    'stage.tie-decided',
    'stage.tie-not-found',
  )
  decideTie(
    @Param('id', IdPipe) id: number,
    @Param('stageId', IdPipe) stageId: number,
    @Param('tie') tie: string,
    @Body() request: DecideTieDto,
    @Origin() origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    return this.stages.decideTie(id, stageId, tie, request, origin);
  }

  @ApiOperation({ summary: 'Undo what was decided about a tie' })
  @Delete(':stageId/ties/:tie')
  @Roles('admin')
  @Refuses(...undoRefusals, 'decision.not-found')
  undoTie(
    @Param('id', IdPipe) id: number,
    @Param('stageId', IdPipe) stageId: number,
    @Param('tie') tie: string,
    @Body() { text }: DecisionTextDto,
    @Origin() origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    return this.stages.undoTie(id, stageId, tie, text, origin);
  }
}
