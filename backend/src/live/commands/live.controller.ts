import { type MatchAnswer, type MatchCommand, type WantedState } from '@kolo/domain';
import { Body, Controller, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ConsoleAccess, Roles } from '../../platform/api/access.decorators.js';
import { type CommandHeaders, Origin } from '../../platform/api/command-origin.js';
import { commandRefusals } from '../../platform/api/command-refusals.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { AnsweredCommandsService } from './answered-commands.service.js';
import { CorrectionDto } from './correction.dto.js';
import {
  GoalDto,
  IncrementDto,
  MvpDto,
  RescheduleDto,
  ResultDto,
  ScoreDto,
  StateDto,
  TeamStatisticDto,
  UndoDto,
} from './live.dto.js';
import { MatchCommandsService } from './match-commands.service.js';
import { MatchSheetsService } from './match-sheets.service.js';
import { MatchSuspensionsService } from './match-suspensions.service.js';
import { goalRefusals, tapRefusals } from './tap-refusals.js';

/** The calls of one match, each as one command (docs/product.md#live-match). */
@ApiTags('Running a match')
@Controller('api/matches/:id')
@Roles('admin')
export class LiveController {
  constructor(
    private readonly commands: MatchCommandsService,
    private readonly answers: AnsweredCommandsService,
    private readonly sheets: MatchSheetsService,
    private readonly suspensions: MatchSuspensionsService,
  ) {}

  @ApiOperation({ summary: 'Move the match' })
  @Patch('schedule')
  @Refuses(...commandRefusals, 'match.not-scheduled')
  reschedule(
    @Param('id', IdPipe) id: number,
    @Body() { matchDate, venue, round }: RescheduleDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.answers.execute(
      id,
      {
        type: 'RescheduleMatch',
        matchDate: new Date(matchDate).toISOString(),
        venue: venue === undefined ? undefined : venue?.trim() || null,
        round,
      },
      origin,
    );
  }

  @ApiOperation({ summary: 'Whistle: start, half-time, second half, finish or abandon' })
  @Patch('state')
  @ConsoleAccess()
  @Refuses(
    ...goalRefusals,
    'match.administrators-only',
    'match.confirmed',
    'match.entered-by-administrator',
    'match.half-not-running',
    'match.not-in-these-rules',
    'match.not-initialised',
    'match.state-contradiction',
    'match.timeout-not-in-extra-time',
    'match.timeout-used',
    'match.transition-not-allowed',
    'match.winner-needed',
  )
  async changeState(
    @Param('id', IdPipe) id: number,
    @Body() body: StateDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    const wanted = withoutNulls(body);
    if (!mayKickOff(wanted))
      return this.answers.execute(id, { type: 'ChangeState', wanted }, origin);
    const fixture = await this.commands.fixture(id);
    const suspended = await this.suspensions.unnoticed(fixture, origin.at);
    return this.answers.execute(id, { type: 'ChangeState', wanted, suspended }, origin);
  }

  @ApiOperation({ summary: 'Count a goal, an assist or a card of a player' })
  @Post('stats/increment')
  @ConsoleAccess()
  @HttpCode(200)
  @Refuses(...goalRefusals, 'match.no-goal-in-kicks', 'match.no-such-goal')
  increment(
    @Param('id', IdPipe) id: number,
    @Body() { playerId, statField: counter }: IncrementDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.answers.execute(id, { type: 'RaisePlayerCounter', playerId, counter }, origin);
  }

  @ApiOperation({ summary: 'Record a goal' })
  @Post('goals')
  @ConsoleAccess()
  @HttpCode(200)
  @Refuses(...goalRefusals, 'match.no-goal-in-kicks')
  goal(
    @Param('id', IdPipe) id: number,
    @Body() { team, scorer, assist, kind }: GoalDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.answers.execute(
      id,
      {
        type: 'RecordGoal',
        team,
        scorer: scorer ?? null,
        assist: assist ?? null,
        kind: kind ?? 'open-play',
      },
      origin,
    );
  }

  @ApiOperation({ summary: 'Correct an entry of the log' })
  @Patch('actions/:actionId')
  @ConsoleAccess()
  @Refuses(
    ...goalRefusals,
    'match.card-for-two',
    'match.confirmed',
    'match.entered-by-administrator',
    'match.no-goal-in-kicks',
    'match.no-such-action',
    'match.not-correctable',
    'match.shootout-decided',
    'match.time-outside-period',
    'match.timeout-not-in-extra-time',
    'match.timeout-used',
  )
  correct(
    @Param('id', IdPipe) id: number,
    @Param('actionId') actionId: string,
    @Body() { playedSeconds: played, ...fields }: CorrectionDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    const { scorer, assist, kind, second, playerId, restart, card, place, how, period } = fields;
    const { official, scored, team } = fields;
    // The order is part of the request's hash, which nodes of the release before compare too.
    const goal = { scorer, assist, kind, second };
    const ruledMatch = { playerId, restart, card, place, how, period, played, official, scored };
    const correction = { ...goal, ...ruledMatch, team };
    return this.answers.execute(id, { type: 'CorrectAction', actionId, correction }, origin);
  }

  @ApiOperation({ summary: 'Count a shot, a save or a corner up or down' })
  @Post('team-stats/increment')
  @ConsoleAccess()
  @HttpCode(200)
  @Refuses(...tapRefusals, 'match.entered-by-administrator')
  teamStatistic(
    @Param('id', IdPipe) id: number,
    @Body() { team, statistic, by }: TeamStatisticDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.answers.execute(id, { type: 'ChangeTeamStatistic', team, statistic, by }, origin);
  }

  @ApiOperation({ summary: 'Set the score of a team' })
  @Patch('score')
  @Refuses(...goalRefusals, 'match.confirmed', 'match.entered-by-administrator')
  score(
    @Param('id', IdPipe) id: number,
    @Body() { team, score }: ScoreDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.answers.execute(id, { type: 'SetScore', team, score }, origin);
  }

  @ApiOperation({ summary: 'Record the result of a match without a log' })
  @Patch('result')
  @Refuses(
    ...commandRefusals,
    'match.already-initialised',
    'match.kicks-without-winner',
    'match.not-in-these-rules',
    'match.not-scheduled',
    'match.winner-needed',
  )
  async result(
    @Param('id', IdPipe) id: number,
    @Body() { afterExtraTime, ...result }: ResultDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    const sheet = await this.sheets.of(await this.commands.fixture(id));
    const extra = afterExtraTime === true ? { afterExtraTime } : {};
    return this.answers.execute(id, { type: 'RecordResult', ...result, ...extra, sheet }, origin);
  }

  @ApiOperation({ summary: 'Choose the player of the match' })
  @Post('mvp')
  @ConsoleAccess()
  @HttpCode(200)
  @Refuses(...tapRefusals, 'match.entered-by-administrator', 'match.player-not-present')
  mvp(
    @Param('id', IdPipe) id: number,
    @Body() { playerId }: MvpDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.answers.execute(id, { type: 'ChooseMvp', playerId }, origin);
  }

  @ApiOperation({ summary: 'Undo an action' })
  @Post('undo')
  @ConsoleAccess()
  @HttpCode(200)
  @Refuses(
    ...commandRefusals,
    'match.cannot-undo',
    'match.confirmed',
    'match.entered-by-administrator',
    'match.nothing-to-undo',
  )
  undo(
    @Param('id', IdPipe) id: number,
    @Body() { eventId }: UndoDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    const command: MatchCommand =
      typeof eventId === 'string' ? { type: 'Undo', actionId: eventId } : { type: 'Undo' };
    return this.answers.execute(id, command, origin);
  }
}

/** Whether it can be the first whistle, before which other whistles and counts know nothing of suspensions. */
const mayKickOff = ({ status, matchState, currentHalf }: WantedState): boolean =>
  status === 'in_progress' || matchState === 'first-half' || currentHalf === 1;

function withoutNulls(body: StateDto): WantedState {
  const wanted: WantedState = { ...body };
  for (const [field, value] of Object.entries(wanted))
    if (value === null || value === undefined) Reflect.deleteProperty(wanted, field);
  return wanted;
}
