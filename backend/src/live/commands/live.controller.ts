import {
  consoleChangesAfterEnd,
  type EventPage,
  type Fixture,
  type ManageView,
  type MatchAnswer,
  type MatchCommand,
  type PlayerStatsRow,
  type Roster,
  type WantedState,
} from '@kolo/domain';
import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Req,
} from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ConsoleAccess,
  type RequestWithUser,
  Roles,
  SignedIn,
} from '../../platform/api/access.decorators.js';
import { type CommandHeaders, Origin } from '../../platform/api/command-origin.js';
import { commandRefusals } from '../../platform/api/command-refusals.js';
import { EventsQuery } from '../../platform/api/events-query.dto.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { languageOf } from '../../platform/api/language.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { PlayersService } from '../../registry/players/players.service.js';
import { CorrectionDto } from './correction.dto.js';
import {
  AddPlayerDto,
  AttendanceDto,
  GoalDto,
  IncrementDto,
  InitialiseDto,
  LineupRoleDto,
  ManageQuery,
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
import { MatchViewsService } from './match-views.service.js';
import { SuspensionsService } from './suspensions.service.js';

/** The calls of one match, each as one command (docs/product.md#live-match). */
@ApiTags('Running a match')
@Controller('api/matches/:id')
@Roles('admin')
export class LiveController {
  constructor(
    private readonly commands: MatchCommandsService,
    private readonly views: MatchViewsService,
    private readonly players: PlayersService,
    private readonly sheets: MatchSheetsService,
    private readonly suspensions: SuspensionsService,
  ) {}

  @ApiOperation({ summary: 'The match as its table sees it' })
  @Get('manage')
  @ConsoleAccess()
  @Refuses('league.not-found', 'match.not-found')
  async manage(
    @Param('id', IdPipe) id: number,
    @Query() { atVersion }: ManageQuery,
    @Req() { sessionUser, console }: RequestWithUser,
    @Headers('accept-language') language?: string,
  ): Promise<ManageView> {
    const view = await this.views.manage(
      await this.commands.state(id, atVersion),
      languageOf(language),
    );
    if (console !== undefined || sessionUser?.role !== 'admin') return view;
    const consoleChanges = consoleChangesAfterEnd(await this.commands.events(id));
    return consoleChanges === null ? view : { ...view, consoleChanges };
  }

  @ApiOperation({ summary: 'What each player did' })
  @Get('stats')
  @SignedIn()
  @Refuses('match.not-found', 'match.not-started')
  async stats(@Param('id', IdPipe) id: number): Promise<PlayerStatsRow[]> {
    return this.views.stats(await this.commands.state(id));
  }

  @ApiOperation({ summary: 'The log of the match, a page at a time' })
  @Get('events')
  @Refuses('match.not-found')
  events(
    @Param('id', IdPipe) id: number,
    @Query() { after, limit }: EventsQuery,
  ): Promise<EventPage> {
    return this.views.events(id, after, limit);
  }

  @ApiOperation({ summary: 'Move the match' })
  @Patch('schedule')
  @Refuses(...commandRefusals, 'match.not-scheduled')
  reschedule(
    @Param('id', IdPipe) id: number,
    @Body() { matchDate, venue, round }: RescheduleDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.carryOut(
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

  @ApiOperation({ summary: 'Confirm who of a team is present' })
  @Post('attendance')
  @ConsoleAccess()
  @HttpCode(200)
  @Refuses(
    ...commandRefusals,
    'match.already-initialised',
    'match.attendance-confirmed',
    'match.no-away-players',
    'match.no-home-players',
    'match.not-scheduled',
    'match.player-not-eligible',
    'match.player-suspended',
  )
  async attendance(
    @Param('id', IdPipe) id: number,
    @Body() { team, playerIds, ...said }: AttendanceDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    const fixture = await this.commands.fixture(id);
    const [roster, check] = await Promise.all([
      this.roster(fixture),
      this.suspensions.check(fixture, said),
    ]);
    const confirmed = { team, playerIds, roster, ...check };
    return this.carryOut(id, { type: 'ConfirmAttendance', ...confirmed }, origin);
  }

  @ApiOperation({ summary: 'Fix the line-ups and the rule sheet' })
  @Post('initialize')
  @ConsoleAccess()
  @HttpCode(200)
  @Refuses(
    ...commandRefusals,
    'match.already-initialised',
    'match.attendance-confirmed',
    'match.no-away-players',
    'match.no-home-players',
    'match.no-players',
    'match.not-in-these-rules',
    'match.not-scheduled',
    'match.player-not-eligible',
    'match.player-suspended',
  )
  async initialise(
    @Param('id', IdPipe) id: number,
    @Body() { playerIds, ...said }: InitialiseDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    const fixture = await this.commands.fixture(id);
    const [roster, sheet, check] = await Promise.all([
      this.roster(fixture),
      this.sheets.of(fixture),
      this.suspensions.check(fixture, said),
    ]);
    const lists = { playerIds, roster, sheet, ...check };
    return this.carryOut(id, { type: 'InitialiseMatch', ...lists }, origin);
  }

  @ApiOperation({ summary: 'Add a registered player to the list of a match' })
  @Post('players')
  @ConsoleAccess()
  @HttpCode(200)
  @Refuses(
    ...commandRefusals,
    'match.cancelled',
    'match.late-reason-missing',
    'match.list-closed',
    'match.not-initialised',
    'match.not-started',
    'match.player-not-eligible',
    'match.player-suspended',
    'match.result-recorded',
  )
  async addPlayer(
    @Param('id', IdPipe) id: number,
    @Body() { team, playerId, reason, ...said }: AddPlayerDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    const fixture = await this.commands.fixture(id);
    const [roster, check] = await Promise.all([
      this.roster(fixture),
      this.suspensions.check(fixture, said),
    ]);
    const added = { team, playerId, reason: reason ?? null, roster, ...check };
    return this.carryOut(id, { type: 'AddPlayer', ...added }, origin);
  }

  @ApiOperation({ summary: 'Say who starts, who is the captain and who keeps goal' })
  @Post('lineup-roles')
  @ConsoleAccess()
  @HttpCode(200)
  @Refuses(
    ...commandRefusals,
    'match.cancelled',
    'match.entered-by-administrator',
    'match.not-initialised',
    'match.not-started',
    'match.player-not-present',
    'match.result-recorded',
    'match.starters-full',
  )
  changeLineupRole(
    @Param('id', IdPipe) id: number,
    @Body() { playerId, role, given }: LineupRoleDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.carryOut(id, { type: 'ChangeLineupRole', playerId, role, given }, origin);
  }

  @ApiOperation({ summary: 'Whistle: start, half-time, second half, finish or abandon' })
  @Patch('state')
  @ConsoleAccess()
  @Refuses(
    ...commandRefusals,
    'match.administrators-only',
    'match.assist-without-scorer',
    'match.cancelled',
    'match.entered-by-administrator',
    'match.half-not-running',
    'match.not-in-these-rules',
    'match.not-initialised',
    'match.not-started',
    'match.own-assist',
    'match.player-not-present',
    'match.result-recorded',
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
    const wanted = said(body);
    if (!mayKickOff(wanted)) return this.carryOut(id, { type: 'ChangeState', wanted }, origin);
    const suspended = await this.suspensions.unnoticed(await this.commands.fixture(id));
    return this.carryOut(id, { type: 'ChangeState', wanted, suspended }, origin);
  }

  @ApiOperation({ summary: 'Count a goal, an assist or a card of a player' })
  @Post('stats/increment')
  @ConsoleAccess()
  @HttpCode(200)
  @Refuses(
    ...commandRefusals,
    'match.assist-without-scorer',
    'match.cancelled',
    'match.no-goal-in-kicks',
    'match.no-such-goal',
    'match.not-started',
    'match.own-assist',
    'match.player-not-present',
    'match.result-recorded',
  )
  increment(
    @Param('id', IdPipe) id: number,
    @Body() { playerId, statField: counter }: IncrementDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.carryOut(id, { type: 'RaisePlayerCounter', playerId, counter }, origin);
  }

  @ApiOperation({ summary: 'Record a goal' })
  @Post('goals')
  @ConsoleAccess()
  @HttpCode(200)
  @Refuses(
    ...commandRefusals,
    'match.assist-without-scorer',
    'match.cancelled',
    'match.no-goal-in-kicks',
    'match.not-started',
    'match.own-assist',
    'match.player-not-present',
    'match.result-recorded',
  )
  goal(
    @Param('id', IdPipe) id: number,
    @Body() { team, scorer, assist, kind }: GoalDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.carryOut(
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
    ...commandRefusals,
    'match.assist-without-scorer',
    'match.cancelled',
    'match.card-for-two',
    'match.entered-by-administrator',
    'match.no-goal-in-kicks',
    'match.no-such-action',
    'match.not-correctable',
    'match.not-started',
    'match.own-assist',
    'match.player-not-present',
    'match.result-recorded',
    'match.shootout-decided',
    'match.time-outside-period',
    'match.timeout-not-in-extra-time',
    'match.timeout-used',
  )
  correct(
    @Param('id', IdPipe) id: number,
    @Param('actionId') actionId: string,
    @Body() { playedSeconds: played, ...said }: CorrectionDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    const { scorer, assist, kind, second, playerId, restart, card, place, how, period } = said;
    const { official, scored, team } = said;
    // The order is part of the request's hash, which nodes of the release before compare too.
    const goal = { scorer, assist, kind, second };
    const ruledMatch = { playerId, restart, card, place, how, period, played, official, scored };
    const correction = { ...goal, ...ruledMatch, team };
    return this.carryOut(id, { type: 'CorrectAction', actionId, correction }, origin);
  }

  @ApiOperation({ summary: 'Count a shot, a save or a corner up or down' })
  @Post('team-stats/increment')
  @ConsoleAccess()
  @HttpCode(200)
  @Refuses(...commandRefusals, 'match.cancelled', 'match.not-started', 'match.result-recorded')
  teamStatistic(
    @Param('id', IdPipe) id: number,
    @Body() { team, statistic, by }: TeamStatisticDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.carryOut(id, { type: 'ChangeTeamStatistic', team, statistic, by }, origin);
  }

  @ApiOperation({ summary: 'Set the score of a team' })
  @Patch('score')
  @Refuses(
    ...commandRefusals,
    'match.assist-without-scorer',
    'match.cancelled',
    'match.entered-by-administrator',
    'match.not-started',
    'match.own-assist',
    'match.player-not-present',
    'match.result-recorded',
  )
  score(
    @Param('id', IdPipe) id: number,
    @Body() { team, score }: ScoreDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.carryOut(id, { type: 'SetScore', team, score }, origin);
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
    return this.carryOut(id, { type: 'RecordResult', ...result, ...extra, sheet }, origin);
  }

  @ApiOperation({ summary: 'Choose the player of the match' })
  @Post('mvp')
  @ConsoleAccess()
  @HttpCode(200)
  @Refuses(
    ...commandRefusals,
    'match.cancelled',
    'match.entered-by-administrator',
    'match.not-started',
    'match.player-not-present',
    'match.result-recorded',
  )
  mvp(
    @Param('id', IdPipe) id: number,
    @Body() { playerId }: MvpDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.carryOut(id, { type: 'ChooseMvp', playerId }, origin);
  }

  @ApiOperation({ summary: 'Undo an action' })
  @Post('undo')
  @ConsoleAccess()
  @HttpCode(200)
  @Refuses(
    ...commandRefusals,
    'match.cannot-undo',
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
    return this.carryOut(id, command, origin);
  }

  private async carryOut(
    id: number,
    command: MatchCommand,
    origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.views.answer(await this.commands.execute(id, command, origin), origin.language);
  }

  private roster({ homeTeamId, awayTeamId }: Fixture): Promise<Roster> {
    return this.players.roster(homeTeamId, awayTeamId);
  }
}

/** Whether it can be the first whistle, before which other whistles and counts know nothing of suspensions. */
const mayKickOff = ({ status, matchState, currentHalf }: WantedState): boolean =>
  status === 'in_progress' || matchState === 'first-half' || currentHalf === 1;

function said(body: StateDto): WantedState {
  const wanted: WantedState = { ...body };
  for (const [field, value] of Object.entries(wanted))
    if (value === null || value === undefined) Reflect.deleteProperty(wanted, field);
  return wanted;
}
