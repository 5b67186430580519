import type { BoardAnswer, LivePollAnswer } from '@kolo/domain';
import { Controller, Get, type OnModuleInit, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WatchPermissionService } from '../../people/auth/access/watch-permission.service.js';
import { Watchers } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import type { Sent } from '../../platform/api/sent.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { ResponseCacheService } from '../../platform/reads/response-cache.service.js';
import { PollQuery } from '../commands/live.dto.js';
import { LiveBoardService } from '../push/live-board.service.js';
import { LiveTopicsService } from '../push/live-topics.service.js';

/** For networks that let no WebSocket through; a proxy may cache the answer. */
@ApiTags('Watching')
@Controller('api/live')
@Watchers()
export class LivePollController implements OnModuleInit {
  constructor(
    private readonly topics: LiveTopicsService,
    private readonly board: LiveBoardService,
    private readonly watching: WatchPermissionService,
    private readonly cache: ResponseCacheService,
  ) {}

  onModuleInit(): void {
    this.cache.onLive(({ params }) => this.topics.tagOf(Number(Object(params).matchId)));
  }

  @ApiOperation({ summary: 'The matches of the live board' })
  @Get()
  async present(): Promise<BoardAnswer> {
    const epoch = await this.topics.epoch();
    const { matches } = await this.board.present(null);
    return { ok: true, epoch, matches };
  }

  @ApiOperation({ summary: 'What changed in a match since a version' })
  @Get(':matchId')
  @CachedResponse({ query: ['epoch', 'since'], validity: 'live' })
  @Refuses('match.not-found')
  async poll(
    @Param('matchId', IdPipe) matchId: number,
    @Query() { epoch, since, merged }: PollQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<Sent<LivePollAnswer>> {
    const topic = await this.topics.topic(matchId);
    const tag = `"${topic.tag}"`;
    reply.header('etag', tag);
    reply.header(
      'cache-control',
      this.watching.isEverybodys
        ? 'public, s-maxage=1, stale-while-revalidate=5'
        : 'private, no-cache',
    );
    if (request.headers['if-none-match'] === tag) await reply.status(304).send();
    else
      await reply
        .header('content-type', 'application/json; charset=utf-8')
        .send(topic.answer(since, epoch, merged === 'true'));
  }
}
