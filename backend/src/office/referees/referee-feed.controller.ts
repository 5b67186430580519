import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/api/access.decorators.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import type { Sent } from '../../platform/api/sent.js';
import { SiteAddressService } from '../../platform/site-address/site-address.service.js';
import { FeedQuery } from '../../season/calendar/index.js';
import { RefereeFeedsService } from './referee-feeds.service.js';

@ApiTags('Calendars')
@Controller('api/calendar/referee')
@Public()
@ApiProduces('text/calendar')
export class RefereeFeedController {
  constructor(
    private readonly feeds: RefereeFeedsService,
    private readonly address: SiteAddressService,
  ) {}

  @ApiOperation({ summary: 'The matches of a referee as a calendar, for whoever has its address' })
  @Get(':feed.ics')
  @Refuses('referee.feed-not-found')
  async calendar(
    @Param('feed') token: string,
    @Query() { lang = 'hr' }: FeedQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<Sent<string>> {
    const origin = this.address.originFor(request);
    const feed = await this.feeds.calendar(token, { language: lang, origin });
    await reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .send(feed);
  }
}
