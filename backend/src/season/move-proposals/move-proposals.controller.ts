import type { MoveProposal, SessionUser } from '@kolo/domain';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { type CommandHeaders, Origin } from '../../platform/api/command-origin.js';
import { commandRefusals } from '../../platform/api/command-refusals.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { MoveAnswersService } from './move-answers.service.js';
import { AnswerMoveDto, ProposeMoveDto } from './move-proposals.dto.js';
import { MoveProposalsService } from './move-proposals.service.js';

@ApiTags('Matches')
@Controller('api')
export class MoveProposalsController {
  constructor(
    private readonly proposals: MoveProposalsService,
    private readonly answers: MoveAnswersService,
  ) {}

  @ApiOperation({ summary: 'Proposals to move matches of a league; a company’s own' })
  @Get('leagues/:id/move-proposals')
  @Roles('admin', 'company')
  @Refuses('league.not-found')
  ofLeague(
    @Param('id', IdPipe) id: number,
    @CurrentUser() reader: SessionUser,
  ): Promise<MoveProposal[]> {
    return this.proposals.shownTo(reader, id);
  }

  @ApiOperation({ summary: 'Propose to the other company to move a match' })
  @Post('matches/:id/move-proposals')
  @Roles('admin', 'company')
  @Refuses(
    'auth.forbidden',
    'match.not-found',
    'match.not-scheduled',
    'proposal.closed',
    'proposal.limit',
    'proposal.pending',
  )
  propose(
    @Param('id', IdPipe) id: number,
    @Body() request: ProposeMoveDto,
    @CurrentUser() actor: SessionUser,
  ): Promise<MoveProposal> {
    return this.proposals.propose(id, request, actor);
  }

  @ApiOperation({
    summary: 'Answer a proposal, or confirm one that was accepted, which moves the match',
  })
  @Patch('move-proposals/:id')
  @Roles('admin', 'company')
  @Refuses(
    ...commandRefusals,
    'auth.forbidden',
    'match.not-scheduled',
    'proposal.closed',
    'proposal.not-accepted',
    'proposal.not-found',
  )
  answer(
    @Param('id', IdPipe) id: number,
    @Body() { state }: AnswerMoveDto,
    @CurrentUser() actor: SessionUser,
    @Origin() origin: CommandHeaders,
  ): Promise<MoveProposal> {
    return this.answers.answer(id, state, actor, origin);
  }

  @ApiOperation({ summary: 'Withdraw a proposal of one’s own' })
  @Delete('move-proposals/:id')
  @Roles('company')
  @HttpCode(204)
  @Refuses('auth.forbidden', 'match.not-found', 'proposal.closed', 'proposal.not-found')
  withdraw(@Param('id', IdPipe) id: number, @CurrentUser() actor: SessionUser): Promise<void> {
    return this.answers.withdraw(id, actor);
  }
}
