import { type MatchAnswer, type MatchCommand, whistles } from '@kolo/domain';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ConsoleAccess } from '../../platform/api/access.decorators.js';
import { type CommandHeaders, Origin } from '../../platform/api/command-origin.js';
import { commandRefusals } from '../../platform/api/command-refusals.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { AnsweredCommandsService } from './answered-commands.service.js';
import {
  CardDto,
  ClockDto,
  ExclusionDto,
  FlagDto,
  FoulDto,
  KickOffDto,
  MissedKickDto,
  PeriodDto,
  ReentryDto,
  ScoreCheckDto,
  ShootoutDto,
  ShootoutKickDto,
  TimeoutDto,
} from './ruled-match.dto.js';
import { goalRefusals, ruledMatchRefusals } from './tap-refusals.js';

/** The calls of a match that is played by a rule sheet, each as one command (docs/product.md#match-rules). */
@ApiTags('Running a match')
@Controller('api/matches/:id')
@ConsoleAccess()
export class RuledMatchController {
  constructor(private readonly answers: AnsweredCommandsService) {}

  @ApiOperation({ summary: 'Start, stop or correct the clock' })
  @Post('clock')
  @HttpCode(200)
  @Refuses(...ruledMatchRefusals, 'match.half-not-running')
  clock(
    @Param('id', IdPipe) id: number,
    @Body() { action, playedSeconds, reason }: ClockDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.answers.execute(
      id,
      action === 'correct'
        ? { type: 'ControlClock', action, playedSeconds: playedSeconds ?? 0, reason }
        : { type: 'ControlClock', action, playedSeconds, reason },
      origin,
    );
  }

  @ApiOperation({ summary: 'Start or end extra time, or extend a period for a kick' })
  @Post('periods')
  @HttpCode(200)
  @Refuses(
    ...goalRefusals,
    'match.half-not-running',
    'match.not-in-these-rules',
    'match.not-initialised',
    'match.state-contradiction',
    'match.timeout-not-in-extra-time',
    'match.timeout-used',
    'match.transition-not-allowed',
    'match.winner-needed',
  )
  period(
    @Param('id', IdPipe) id: number,
    @Body() body: PeriodDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.answers.execute(id, periodCommand(body), origin);
  }

  @ApiOperation({ summary: 'Record a foul' })
  @Post('fouls')
  @HttpCode(200)
  @Refuses(...ruledMatchRefusals, 'match.foul-for-two', 'match.player-not-present')
  foul(
    @Param('id', IdPipe) id: number,
    @Body() { team, playerId, official, restart }: FoulDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    const foul = { playerId: playerId ?? null, official, restart: restart ?? 'direct' };
    return this.answers.execute(id, { type: 'RecordFoul', team, ...foul }, origin);
  }

  @ApiOperation({ summary: 'Show a card' })
  @Post('cards')
  @HttpCode(200)
  @Refuses(...ruledMatchRefusals, 'match.card-for-two', 'match.player-not-present')
  card(
    @Param('id', IdPipe) id: number,
    @Body() { team, playerId, official, card, place }: CardDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    const shown = { playerId: playerId ?? null, official: official ?? null, card };
    return this.answers.execute(
      id,
      { type: 'ShowCard', team, ...shown, place: place ?? 'pitch' },
      origin,
    );
  }

  @ApiOperation({ summary: 'Exclude a player for a time' })
  @Post('exclusions')
  @HttpCode(200)
  @Refuses(...ruledMatchRefusals, 'match.player-not-present')
  exclusion(
    @Param('id', IdPipe) id: number,
    @Body() { team, playerId }: ExclusionDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.answers.execute(
      id,
      { type: 'GiveExclusion', team, playerId: playerId ?? null },
      origin,
    );
  }

  @ApiOperation({ summary: 'Ask for, grant or end a timeout' })
  @Post('timeouts')
  @HttpCode(200)
  @Refuses(
    ...ruledMatchRefusals,
    'match.half-not-running',
    'match.timeout-not-in-extra-time',
    'match.timeout-used',
  )
  timeout(
    @Param('id', IdPipe) id: number,
    @Body() { team, action }: TimeoutDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.answers.execute(id, { type: timeoutCommands[action ?? 'grant'], team }, origin);
  }

  @ApiOperation({ summary: 'Record a penalty or free kick that was missed' })
  @Post('missed-kicks')
  @HttpCode(200)
  @Refuses(...ruledMatchRefusals, 'match.player-not-present')
  missedKick(
    @Param('id', IdPipe) id: number,
    @Body() { team, kind, playerId, how }: MissedKickDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.answers.execute(
      id,
      { type: 'RecordMissedKick', team, kind, playerId: playerId ?? null, how },
      origin,
    );
  }

  @ApiOperation({ summary: 'Let a team fill its place again' })
  @Post('reentries')
  @HttpCode(200)
  @Refuses(...ruledMatchRefusals, 'match.no-such-action')
  reentry(
    @Param('id', IdPipe) id: number,
    @Body() { cause }: ReentryDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.answers.execute(id, { type: 'AllowReentry', cause }, origin);
  }

  @ApiOperation({ summary: 'Start the kicks from the penalty mark' })
  @Post('shootout')
  @HttpCode(200)
  @Refuses(...commandRefusals, 'match.not-in-these-rules', 'match.transition-not-allowed')
  shootout(
    @Param('id', IdPipe) id: number,
    @Body() { first }: ShootoutDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.answers.execute(id, { type: 'StartShootout', first }, origin);
  }

  @ApiOperation({ summary: 'Record a kick from the penalty mark' })
  @Post('shootout/kicks')
  @HttpCode(200)
  @Refuses(
    ...ruledMatchRefusals,
    'match.no-shootout',
    'match.player-not-present',
    'match.shootout-decided',
  )
  shootoutKick(
    @Param('id', IdPipe) id: number,
    @Body() { team, playerId, scored }: ShootoutKickDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.answers.execute(
      id,
      { type: 'TakeShootoutKick', team, playerId: playerId ?? null, scored },
      origin,
    );
  }

  @ApiOperation({ summary: 'Say that the score is being checked, or confirm it' })
  @Post('score-check')
  @HttpCode(200)
  @Refuses(...ruledMatchRefusals, 'match.transition-not-allowed')
  scoreCheck(
    @Param('id', IdPipe) id: number,
    @Body() { inDoubt }: ScoreCheckDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.answers.execute(id, { type: inDoubt ? 'QuestionScore' : 'ConfirmScore' }, origin);
  }

  @ApiOperation({ summary: 'Mark an entry to be checked later, or as checked' })
  @Post('flags')
  @HttpCode(200)
  @Refuses(...ruledMatchRefusals, 'match.no-such-action')
  flag(
    @Param('id', IdPipe) id: number,
    @Body() { actionId, flagged }: FlagDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.answers.execute(id, { type: 'FlagEntry', actionId, flagged }, origin);
  }

  @ApiOperation({ summary: 'Record which team kicks off a period' })
  @Post('kick-offs')
  @HttpCode(200)
  @Refuses(...ruledMatchRefusals)
  kickOff(
    @Param('id', IdPipe) id: number,
    @Body() { period, team }: KickOffDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.answers.execute(id, { type: 'GiveKickOff', period, team }, origin);
  }
}

const timeoutCommands = {
  request: 'RequestTimeout',
  grant: 'TakeTimeout',
  end: 'EndTimeout',
} as const;

/** The kicks are the last period: they begin with the home team unless `POST shootout` says otherwise. */
function periodCommand({ period, action, for: kick }: PeriodDto): MatchCommand {
  if (action === 'extend') return { type: 'ExtendPeriod', period, for: kick ?? 'penalty' };
  switch (period) {
    case 1:
    case 2:
      throw RefusalError.of('request.invalid', 'period');
    case 3:
    case 4:
      return { type: 'ControlPeriod', period, action };
    case 5:
      return action === 'start'
        ? { type: 'StartShootout', first: 'home' }
        : { type: 'ChangeState', wanted: whistles.finish };
  }
}
