import type { MatchAnswer, SessionUser, SignOffView } from '@kolo/domain';
import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentParty,
  CurrentUser,
  MatchOfficials,
  MatchParties,
  type MatchParty,
  Roles,
} from '../../platform/api/access.decorators.js';
import { type CommandHeaders, Origin } from '../../platform/api/command-origin.js';
import { commandRefusals } from '../../platform/api/command-refusals.js';
import { DecisionTextDto } from '../../platform/api/decision-text.dto.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import {
  DecideProtestDto,
  ProtestDto,
  RefuseSignatureDto,
  RemarkDto,
  ReopenDto,
  SignDto,
} from './sign-off.dto.js';
import { SignOffService } from './sign-off.service.js';
import { SignOffViewsService } from './sign-off-views.service.js';
import { refuseToConfirm } from './signing-rights.js';

/** The sign-off of a match, for its parties alone (docs/product.md#sign-off). */
@ApiTags('Sign-off')
@Controller('api/matches/:id')
@MatchParties({ devices: true })
export class SignOffController {
  constructor(
    private readonly signOff: SignOffService,
    private readonly views: SignOffViewsService,
  ) {}

  @ApiOperation({ summary: 'The report of a match with its signatures, remarks and protests' })
  @Get('sign-off')
  @Refuses('match.not-found')
  view(@Param('id', IdPipe) id: number, @CurrentParty() party: MatchParty): Promise<SignOffView> {
    return this.views.of(id, party);
  }

  @ApiOperation({ summary: 'Sign the report of a match' })
  @Post('sign-off')
  @HttpCode(200)
  @Refuses(
    ...commandRefusals,
    'auth.wrong-pin',
    'match.not-over',
    'match.pin-locked',
    'match.signature-stale',
  )
  sign(
    @Param('id', IdPipe) id: number,
    @Body() body: SignDto,
    @CurrentParty() party: MatchParty,
    @CurrentUser() user: SessionUser | undefined,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.signOff.sign(id, body, { party, user }, origin);
  }

  @ApiOperation({ summary: 'Enter that somebody does not sign, and why' })
  @Post('sign-off/refuse')
  @HttpCode(200)
  @Refuses(...commandRefusals, 'match.not-over')
  refuse(
    @Param('id', IdPipe) id: number,
    @Body() body: RefuseSignatureDto,
    @CurrentParty() party: MatchParty,
    @CurrentUser() user: SessionUser | undefined,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.signOff.refuse(id, body, { party, user }, origin);
  }

  @ApiOperation({ summary: 'Add a remark to the report of a match' })
  @Post('remarks')
  @HttpCode(200)
  @Refuses(...commandRefusals, 'match.not-over')
  remark(
    @Param('id', IdPipe) id: number,
    @Body() body: RemarkDto,
    @CurrentParty() party: MatchParty,
    @CurrentUser() user: SessionUser | undefined,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.signOff.remark(id, body, { party, user }, origin);
  }

  @ApiOperation({ summary: 'Announce a protest, which holds the result back' })
  @Post('protests')
  @HttpCode(200)
  @Refuses(...commandRefusals, 'match.not-over', 'match.protest-late')
  protest(
    @Param('id', IdPipe) id: number,
    @Body() body: ProtestDto,
    @CurrentParty() party: MatchParty,
    @CurrentUser() user: SessionUser | undefined,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.signOff.protest(id, body, { party, user }, origin);
  }

  @ApiOperation({ summary: 'Decide about a protest; the last decision holds' })
  @Patch('protests/:decisionId')
  @Roles('admin')
  @Refuses(...commandRefusals, 'decision.not-found', 'decision.words-needed')
  decideProtest(
    @Param('id', IdPipe) id: number,
    @Param('decisionId') decisionId: string,
    @Body() body: DecideProtestDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.signOff.decideProtest(id, decisionId, body, origin);
  }

  @ApiOperation({ summary: 'Confirm the result of a match, also without all signatures' })
  @Post('confirm')
  @MatchOfficials()
  @HttpCode(200)
  @Refuses(...commandRefusals, 'match.not-over', 'match.under-protest')
  confirm(
    @Param('id', IdPipe) id: number,
    @Body() { text }: DecisionTextDto,
    @CurrentParty() party: MatchParty,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    refuseToConfirm(party);
    return this.signOff.confirm(id, text, origin);
  }

  @ApiOperation({ summary: 'Reopen an official result for corrections' })
  @Post('reopen')
  @Roles('admin')
  @HttpCode(200)
  @Refuses(...commandRefusals, 'match.not-official', 'match.not-over')
  reopen(
    @Param('id', IdPipe) id: number,
    @Body() body: ReopenDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.signOff.reopen(id, body, origin);
  }
}
