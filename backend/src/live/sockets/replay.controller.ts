import { asSeenByEveryone, type ReplayLog } from '@kolo/domain';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WatchPermissionService } from '../../people/auth/access/watch-permission.service.js';
import { Watchers } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import type { Sent } from '../../platform/api/sent.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { ReplayQuery } from '../commands/live.dto.js';
import { MatchCommandsService } from '../commands/match-commands.service.js';
import { LiveTopicsService } from '../push/live-topics.service.js';

const cachePolicies = {
  past: 'public, max-age=31536000, immutable',
  now: 'public, s-maxage=1, stale-while-revalidate=5',
  private: 'private, no-cache',
} as const;

@ApiTags('Watching')
@Controller('api/matches/:id/replay')
@Watchers()
export class ReplayController {
  constructor(
    private readonly commands: MatchCommandsService,
    private readonly topics: LiveTopicsService,
    private readonly watching: WatchPermissionService,
    private readonly shared: SharedReadsService,
  ) {}

  @ApiOperation({ summary: 'The log of a match up to a version' })
  @Get()
  @Refuses('match.not-found')
  async replay(
    @Param('id', IdPipe) matchId: number,
    @Query() query: ReplayQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<Sent<ReplayLog>> {
    const present = await this.present(matchId);
    const { epoch } = present;
    const isPast =
      query.epoch === epoch && query.version !== undefined && query.version <= present.version;
    const version = isPast ? query.version : present.version;
    const tag = `"${epoch}-${version}"`;
    const policy = this.watching.isEverybodys ? (isPast ? 'past' : 'now') : 'private';
    reply.header('etag', tag);
    reply.header('cache-control', cachePolicies[policy]);
    if (request.headers['if-none-match'] === tag) await reply.status(304).send();
    else if (version === present.version) await reply.send(present);
    else await reply.send({ ...present, version, events: present.events.slice(0, version) });
  }

  private async present(matchId: number): Promise<ReplayLog> {
    const epoch = await this.topics.epoch();
    return this.shared.answer(
      `replay ${epoch} ${matchId}`,
      async () => {
        const events = (await this.commands.events(matchId)).map(asSeenByEveryone);
        return { matchId, epoch, version: events.length, events };
      },
      'running',
    );
  }
}
