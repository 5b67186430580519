import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import type { Sent } from '../../platform/api/sent.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { SiteAddressService } from '../../platform/site-address/site-address.service.js';
import { FeedQuery } from './calendar.dto.js';
import { CalendarsService, type FeedReader } from './calendars.service.js';

const calendarType = 'text/calendar; charset=utf-8';

/** Feeds to subscribe to. Calendar programs request them without a session or a language. */
@ApiTags('Calendars')
@Controller('api/calendar')
@Public()
@ApiProduces('text/calendar')
export class CalendarController {
  constructor(
    private readonly calendars: CalendarsService,
    private readonly address: SiteAddressService,
  ) {}

  @ApiOperation({ summary: 'The fixtures of a league as a calendar' })
  @Get('league/:id.ics')
  @CachedResponse({ query: ['lang'], namesHost: true })
  @Refuses('league.not-found')
  async ofLeague(
    @Param('id', IdPipe) id: number,
    @Query() query: FeedQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<Sent<string>> {
    const feed = await this.calendars.ofLeague(id, this.reader(query, request));
    await reply.type(calendarType).send(feed);
  }

  @ApiOperation({ summary: 'The fixtures of a team as a calendar' })
  @Get('team/:id.ics')
  @CachedResponse({ query: ['lang'], namesHost: true })
  @Refuses('league.not-found', 'team.not-found')
  async ofTeam(
    @Param('id', IdPipe) id: number,
    @Query() query: FeedQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<Sent<string>> {
    const feed = await this.calendars.ofTeam(id, this.reader(query, request));
    await reply.type(calendarType).send(feed);
  }

  private reader({ lang = 'hr' }: FeedQuery, request: FastifyRequest): FeedReader {
    return { language: lang, origin: this.address.originFor(request) };
  }
}
