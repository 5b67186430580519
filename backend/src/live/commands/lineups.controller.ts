import type { ListCheckRequest, MatchAnswer } from '@kolo/domain';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ConsoleAccess } from '../../platform/api/access.decorators.js';
import { type CommandHeaders, Origin } from '../../platform/api/command-origin.js';
import { commandRefusals } from '../../platform/api/command-refusals.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { PlayersService } from '../../registry/players/players.service.js';
import { AnsweredCommandsService } from './answered-commands.service.js';
import {
  AddPlayerDto,
  AttendanceDto,
  InitialiseDto,
  LineupRoleDto,
  ReplacePlayerDto,
} from './live.dto.js';
import { MatchCommandsService } from './match-commands.service.js';
import { MatchSheetsService } from './match-sheets.service.js';
import { type LiveFixture, MatchSuspensionsService } from './match-suspensions.service.js';
import { tapRefusals } from './tap-refusals.js';

/** Who plays a match, each call as one command (docs/product.md#live-match). */
@ApiTags('Running a match')
@Controller('api/matches/:id')
@ConsoleAccess()
export class LineupsController {
  constructor(
    private readonly commands: MatchCommandsService,
    private readonly answers: AnsweredCommandsService,
    private readonly players: PlayersService,
    private readonly sheets: MatchSheetsService,
    private readonly suspensions: MatchSuspensionsService,
  ) {}

  @ApiOperation({ summary: 'Confirm who of a team is present' })
  @Post('attendance')
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
    @Body() { team, playerIds, ...request }: AttendanceDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    const { roster, check } = await this.listed(await this.commands.fixture(id), request, origin);
    const confirmed = { team, playerIds, roster, ...check };
    return this.answers.execute(id, { type: 'ConfirmAttendance', ...confirmed }, origin);
  }

  @ApiOperation({ summary: 'Fix the line-ups and the rule sheet' })
  @Post('initialize')
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
    @Body() { playerIds, ...request }: InitialiseDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    const fixture = await this.commands.fixture(id);
    const [{ roster, check }, sheet] = await Promise.all([
      this.listed(fixture, request, origin),
      this.sheets.of(fixture),
    ]);
    const lists = { playerIds, roster, sheet, ...check };
    return this.answers.execute(id, { type: 'InitialiseMatch', ...lists }, origin);
  }

  @ApiOperation({ summary: 'Add a registered player to the list of a match' })
  @Post('players')
  @HttpCode(200)
  @Refuses(
    ...tapRefusals,
    'match.late-reason-missing',
    'match.list-closed',
    'match.not-initialised',
    'match.player-not-eligible',
    'match.player-suspended',
  )
  async addPlayer(
    @Param('id', IdPipe) id: number,
    @Body() { team, playerId, reason, ...request }: AddPlayerDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    const { roster, check } = await this.listed(await this.commands.fixture(id), request, origin);
    const added = { team, playerId, reason: reason ?? null, roster, ...check };
    return this.answers.execute(id, { type: 'AddPlayer', ...added }, origin);
  }

  @ApiOperation({ summary: 'Replace a player of the list before the match' })
  @Post('replacements')
  @HttpCode(200)
  @Refuses(
    ...tapRefusals,
    'match.not-initialised',
    'match.player-not-eligible',
    'match.player-not-present',
    'match.player-suspended',
    'match.replacement-too-late',
  )
  async replacePlayer(
    @Param('id', IdPipe) id: number,
    @Body() { team, playerId, replacedBy, reason, ...request }: ReplacePlayerDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    const { roster, check } = await this.listed(await this.commands.fixture(id), request, origin);
    const replaced = { team, playerId, replacedBy, reason, roster, ...check };
    return this.answers.execute(id, { type: 'ReplacePlayer', ...replaced }, origin);
  }

  @ApiOperation({ summary: 'Say who starts, who is the captain and who keeps goal' })
  @Post('lineup-roles')
  @HttpCode(200)
  @Refuses(
    ...tapRefusals,
    'match.entered-by-administrator',
    'match.not-initialised',
    'match.player-not-present',
    'match.starters-full',
  )
  changeLineupRole(
    @Param('id', IdPipe) id: number,
    @Body() { playerId, role, given }: LineupRoleDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.answers.execute(id, { type: 'ChangeLineupRole', playerId, role, given }, origin);
  }

  /** Who may be on the list of a match, and who is suspended for it. */
  private async listed(fixture: LiveFixture, request: ListCheckRequest, { at }: CommandHeaders) {
    const [roster, check] = await Promise.all([
      this.players.roster(fixture.homeTeamId, fixture.awayTeamId),
      this.suspensions.check(fixture, request, at),
    ]);
    return { roster, check };
  }
}
