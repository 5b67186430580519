import type { Booking, MatchAnswer, MessageAnswer } from '@kolo/domain';
import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  Param,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Roles } from '../../platform/api/access.decorators.js';
import { type CommandHeaders, Origin } from '../../platform/api/command-origin.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { languageOf } from '../../platform/api/language.js';
import { linkNext } from '../../platform/api/pages.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { MatchListQuery } from '../matches/index.js';
import { BookingsService } from './bookings.service.js';
import { DeletionService } from './deletion.service.js';
import { NewMatchesService } from './new-matches.service.js';
import { CreateMatchDto, GenerateScheduleDto } from './schedule.dto.js';
import { deletionMessage, scheduleMessage } from './schedule-messages.js';

@ApiTags('Matches')
@Controller('api/matches')
@Roles('admin')
export class ScheduleController {
  constructor(
    private readonly bookings: BookingsService,
    private readonly newMatches: NewMatchesService,
    private readonly deletion: DeletionService,
    private readonly leagues: LeaguesService,
  ) {}

  @ApiOperation({ summary: 'Fixtures with those who play them, to find clashes' })
  @Get('bookings')
  @Refuses('league.not-found')
  async booked(
    @Query() query: MatchListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Booking[]> {
    const page = await this.bookings.page(query, new Date());
    linkNext(page, request, reply);
    return page;
  }

  @ApiOperation({ summary: 'Schedule a match' })
  @Post()
  @Refuses(
    'league.not-found',
    'match.busy',
    'match.not-found',
    'match.same-team',
    'match.team-withdrawn',
    'match.transition-not-allowed',
    'request.command-id-reused',
    'team.not-found',
  )
  create(@Body() body: CreateMatchDto, @Origin() origin: CommandHeaders): Promise<MatchAnswer> {
    return this.newMatches.create(body, origin);
  }

  @ApiOperation({ summary: 'Draw the schedule of a season' })
  @Post('generate-schedule')
  @Refuses(
    'league.has-matches',
    'league.not-found',
    'match.busy',
    'match.not-found',
    'match.same-team',
    'match.transition-not-allowed',
    'request.command-id-reused',
    'schedule.bad-date',
    'schedule.bad-time',
    'schedule.dates-mismatch',
    'schedule.rounds-out-of-range',
    'schedule.too-few-teams',
    'schedule.too-many-teams',
  )
  async generate(
    @Body() body: GenerateScheduleDto,
    @Origin() origin: CommandHeaders,
    @Headers('accept-language') language?: string,
  ): Promise<MessageAnswer> {
    const fixtures = await this.newMatches.generate(body, origin);
    return { message: scheduleMessage(fixtures, languageOf(language)) };
  }

  @ApiOperation({ summary: 'Delete all matches' })
  @Delete()
  @Refuses('league.busy', 'match.busy', 'match.not-found', 'request.command-id-reused')
  async deleteAll(
    @Origin() origin: CommandHeaders,
    @Headers('accept-language') language?: string,
  ): Promise<MessageAnswer> {
    const deleted = await this.deletion.deleteAll(null, origin);
    return { message: deletionMessage(deleted, languageOf(language)) };
  }

  @ApiOperation({ summary: 'Delete the matches of a league' })
  @Delete('league/:id')
  @Refuses(
    'league.busy',
    'league.not-found',
    'match.busy',
    'match.not-found',
    'request.command-id-reused',
  )
  async deleteOfLeague(
    @Param('id', IdPipe) leagueId: number,
    @Origin() origin: CommandHeaders,
    @Headers('accept-language') language?: string,
  ): Promise<MessageAnswer> {
    const { id } = await this.leagues.get(leagueId);
    const deleted = await this.deletion.deleteAll(id, origin);
    return { message: deletionMessage(deleted, languageOf(language)) };
  }
}
