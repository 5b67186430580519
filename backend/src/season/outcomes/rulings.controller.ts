import type { MatchAnswer, ReplayOrderAnswer, RulingPreview } from '@kolo/domain';
import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ConsoleAccess, Roles } from '../../platform/api/access.decorators.js';
import { type CommandHeaders, Origin } from '../../platform/api/command-origin.js';
import { commandRefusals } from '../../platform/api/command-refusals.js';
import { DecisionTextDto } from '../../platform/api/decision-text.dto.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { ReplaysService } from './replays.service.js';
import { RulingPreviewsService } from './ruling-previews.service.js';
import {
  AbandonDto,
  AnnulDto,
  AwardDto,
  PostponeDto,
  ReplayOrderDto,
  RulingPreviewDto,
} from './rulings.dto.js';
import { RulingsService } from './rulings.service.js';

const rulingRefusals = [...commandRefusals, 'decision.words-needed'] as const;

/** Results decided without play (docs/product.md#rulings). */
@ApiTags('Decisions')
@Controller('api/matches/:id')
@Roles('admin')
export class RulingsController {
  constructor(
    private readonly rulings: RulingsService,
    private readonly replays: ReplaysService,
    private readonly previews: RulingPreviewsService,
  ) {}

  @ApiOperation({ summary: 'What a ruling would do to the table; nothing is written' })
  @Post('ruling-preview')
  @HttpCode(200)
  @Refuses(
    'league.not-found',
    'match.annulled',
    'match.award-score',
    'match.cannot-undo',
    'match.in-progress',
    'match.not-found',
    'match.nothing-to-undo',
    'match.replayed',
  )
  preview(
    @Param('id', IdPipe) id: number,
    @Body() ruling: RulingPreviewDto,
  ): Promise<RulingPreview> {
    return this.previews.of(id, ruling);
  }

  @ApiOperation({ summary: 'Postpone a match, with or without a new date' })
  @Post('postpone')
  @HttpCode(200)
  @Refuses(...rulingRefusals, 'match.not-scheduled')
  postpone(
    @Param('id', IdPipe) id: number,
    @Body() { text, reason, newDate: date }: PostponeDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    const newDate = date === null ? null : new Date(date).toISOString();
    return this.rulings.rule(id, { type: 'PostponeMatch', reason, newDate }, text, origin);
  }

  @ApiOperation({ summary: 'Abandon a match that is being played' })
  @Post('abandon')
  @ConsoleAccess()
  @HttpCode(200)
  @Refuses(...rulingRefusals, 'match.not-started', 'match.transition-not-allowed')
  abandon(
    @Param('id', IdPipe) id: number,
    @Body() { text, reason, atFault }: AbandonDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.rulings.rule(id, { type: 'AbandonMatch', reason, atFault }, text, origin);
  }

  @ApiOperation({ summary: 'Go on with an abandoned match' })
  @Post('resume')
  @ConsoleAccess()
  @HttpCode(200)
  @Refuses(...rulingRefusals, 'match.not-abandoned')
  resume(
    @Param('id', IdPipe) id: number,
    @Body() { text }: DecisionTextDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.rulings.rule(id, { type: 'ResumeMatch' }, text, origin);
  }

  @ApiOperation({ summary: 'Order a match to be replayed, or played on' })
  @Post('replay-order')
  @HttpCode(200)
  @Refuses(
    ...rulingRefusals,
    'match.not-abandoned',
    'match.not-in-these-rules',
    'match.team-withdrawn',
  )
  orderReplay(
    @Param('id', IdPipe) id: number,
    @Body() order: ReplayOrderDto,
    @Origin() origin: CommandHeaders,
  ): Promise<ReplayOrderAnswer> {
    return this.replays.order(id, order, origin);
  }

  @ApiOperation({ summary: 'Award the result of a match' })
  @Post('award')
  @HttpCode(200)
  @Refuses(
    ...rulingRefusals,
    'match.annulled',
    'match.award-score',
    'match.in-progress',
    'match.replayed',
  )
  award(
    @Param('id', IdPipe) id: number,
    @Body() award: AwardDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.rulings.award(id, award, origin);
  }

  @ApiOperation({ summary: 'Annul a match' })
  @Post('annul')
  @HttpCode(200)
  @Refuses(...rulingRefusals, 'match.annulled', 'match.in-progress', 'match.replayed')
  annul(
    @Param('id', IdPipe) id: number,
    @Body() annulment: AnnulDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.rulings.annul(id, annulment, origin);
  }

  @ApiOperation({ summary: 'Undo an award' })
  @Delete('award')
  @Refuses(...rulingRefusals, 'match.cannot-undo', 'match.nothing-to-undo')
  revokeAward(
    @Param('id', IdPipe) id: number,
    @Body() { text }: DecisionTextDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.rulings.revoke(id, 'award', text, origin);
  }

  @ApiOperation({ summary: 'Undo an annulment' })
  @Delete('annulment')
  @Refuses(...rulingRefusals, 'match.cannot-undo', 'match.nothing-to-undo')
  revokeAnnulment(
    @Param('id', IdPipe) id: number,
    @Body() { text }: DecisionTextDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.rulings.revoke(id, 'annulment', text, origin);
  }

  @ApiOperation({ summary: 'Undo a postponement' })
  @Delete('postponement')
  @Refuses(...rulingRefusals, 'match.cannot-undo', 'match.nothing-to-undo')
  revokePostponement(
    @Param('id', IdPipe) id: number,
    @Body() { text }: DecisionTextDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.rulings.revoke(id, 'postponement', text, origin);
  }

  @ApiOperation({ summary: 'Undo an order to replay a match' })
  @Delete('replay-order')
  @Refuses(...rulingRefusals, 'match.cannot-undo', 'match.nothing-to-undo', 'match.replay-begun')
  revokeReplay(
    @Param('id', IdPipe) id: number,
    @Body() { text }: DecisionTextDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.replays.revoke(id, text, origin);
  }
}
