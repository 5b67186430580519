import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../auth/access.decorators.js';
import { sessionCookie } from '../auth/sessions.service.js';
import { IdPipe } from '../common/id.pipe.js';
import { RefusalError } from '../common/refusal.error.js';
import { type Runtime, runtimeToken } from '../runtime.js';
import { Handshakes } from './handshakes.service.js';
import { PollQuery } from './live.dto.js';
import { LiveTopics } from './live-topics.service.js';

/** For networks that let no socket through: what `watch` answers, and a proxy may answer it for us. */
@ApiTags('Watching')
@Controller('api/live')
@Public()
export class LivePollController {
  constructor(
    private readonly topics: LiveTopics,
    private readonly handshakes: Handshakes,
    @Inject(runtimeToken) private readonly runtime: Runtime,
  ) {}

  @Get(':matchId')
  async poll(
    @Param('matchId', IdPipe) matchId: number,
    @Query() { epoch, since }: PollQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!(await this.handshakes.mayWatch(request.cookies[sessionCookie])))
      throw RefusalError.of('auth.required');
    const topic = await this.topics.topic(matchId);
    const tag = `"${topic.tag}"`;
    reply.header('etag', tag);
    reply.header(
      'cache-control',
      this.runtime.config.livePublic
        ? 'public, s-maxage=1, stale-while-revalidate=5'
        : 'private, no-cache',
    );
    if (request.headers['if-none-match'] === tag) await reply.status(304).send();
    else
      await reply
        .header('content-type', 'application/json; charset=utf-8')
        .send(topic.answer(since, epoch));
  }
}
