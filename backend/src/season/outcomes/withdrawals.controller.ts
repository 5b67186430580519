import type { DecisionAnswer, WithdrawalAnswer, WithdrawalPreview } from '@kolo/domain';
import { Body, Controller, Delete, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/api/access.decorators.js';
import { type CommandHeaders, Origin } from '../../platform/api/command-origin.js';
import { decisionRefusals, undoRefusals } from '../../platform/api/command-refusals.js';
import { DecisionTextDto } from '../../platform/api/decision-text.dto.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { WithdrawalPreviewsService } from './withdrawal-previews.service.js';
import { WithdrawalDto, WithdrawalQuery } from './withdrawals.dto.js';
import { WithdrawalsService } from './withdrawals.service.js';

@ApiTags('Decisions')
@Controller('api/leagues/:id/withdrawals')
@Roles('admin')
export class WithdrawalsController {
  constructor(
    private readonly withdrawals: WithdrawalsService,
    private readonly previews: WithdrawalPreviewsService,
  ) {}

  @ApiOperation({ summary: 'Withdraw a team from a league, or preview what that would do' })
  @Post()
  @HttpCode(200)
  @Refuses(
    ...decisionRefusals,
    'decision.words-needed',
    'league.team-withdrawn',
    'match.in-progress',
    'team.not-found',
  )
  async withdraw(
    @Param('id', IdPipe) id: number,
    @Query() { preview }: WithdrawalQuery,
    @Body() request: WithdrawalDto,
    @Origin() origin: CommandHeaders,
  ): Promise<WithdrawalAnswer | WithdrawalPreview> {
    if (preview !== 'true') return this.withdrawals.withdraw(id, request, origin);
    await this.withdrawals.refuseStranger(id, request.teamId);
    return this.previews.of(id, request);
  }

  @ApiOperation({ summary: 'Reinstate a team that has withdrawn' })
  @Delete(':teamId')
  @Refuses(...undoRefusals, 'decision.needed', 'decision.words-needed', 'league.not-withdrawn')
  reinstate(
    @Param('id', IdPipe) id: number,
    @Param('teamId', IdPipe) teamId: number,
    @Body() { text }: DecisionTextDto,
    @Origin() origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    return this.withdrawals.reinstate(id, teamId, text, origin);
  }
}
