import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/common/access.decorators.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { publicOriginOf } from '../../platform/common/public-origin.js';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { KeptAnswer } from '../../platform/reads/kept-answer.decorator.js';
import { FeedQuery } from './calendar.dto.js';
import { CalendarsService, type FeedReader } from './calendars.service.js';

const calendarType = 'text/calendar; charset=utf-8';

/** Feeds to subscribe to. Programs ask for them without a session and without a language of their own. */
@ApiTags('Calendars')
@Controller('api/calendar')
@Public()
export class CalendarController {
  constructor(
    private readonly calendars: CalendarsService,
    @Inject(runtimeToken) private readonly runtime: Runtime,
  ) {}

  @Get('league/:id.ics')
  @KeptAnswer({ query: ['lang'], namesHost: true })
  async ofLeague(
    @Param('id', IdPipe) id: number,
    @Query() query: FeedQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const feed = await this.calendars.ofLeague(id, this.reader(query, request));
    await reply.type(calendarType).send(feed);
  }

  @Get('team/:id.ics')
  @KeptAnswer({ query: ['lang'], namesHost: true })
  async ofTeam(
    @Param('id', IdPipe) id: number,
    @Query() query: FeedQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const feed = await this.calendars.ofTeam(id, this.reader(query, request));
    await reply.type(calendarType).send(feed);
  }

  private reader({ lang = 'hr' }: FeedQuery, request: FastifyRequest): FeedReader {
    return { language: lang, origin: publicOriginOf(request, this.runtime.config.publicOrigin) };
  }
}
