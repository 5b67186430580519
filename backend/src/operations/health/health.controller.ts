import { Controller, Get, HttpStatus, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionsService } from '../../people/auth/sessions/sessions.service.js';
import { Public } from '../../platform/api/access.decorators.js';
import { sessionCookie } from '../../platform/http/session-cookie.js';
import { PagesService } from '../../site/pages/pages.service.js';
import {
  type DatabasePresence,
  type Dependencies,
  DependenciesService,
} from './dependencies.service.js';
import { ReadinessService } from './readiness.service.js';

type Presence = 'up' | 'down';

export interface Health {
  /** Whether requests may come all the same is in `ready`. */
  status: 'ok' | 'degraded';
  live: boolean;
  ready: boolean;
  database: DatabasePresence;
  queue: Presence;
  push: Presence;
  /** Down until the first one was rendered. */
  pages: Presence;
  disk: 'ok' | 'full';
  /** The version of the server, for administrators only. */
  postgres?: string;
}

@ApiTags('Health')
@Controller('api/health')
@Public()
export class HealthController {
  constructor(
    private readonly dependencies: DependenciesService,
    private readonly readiness: ReadinessService,
    private readonly sessions: SessionsService,
    private readonly pages: PagesService,
  ) {}

  /** The process runs; a supervisor restarts it when this does not answer. */
  @ApiOperation({ summary: 'Whether the process runs' })
  @Get('live')
  live(): { live: true } {
    return { live: true };
  }

  /** A load balancer leaves the node out while this is not 200. */
  @ApiOperation({ summary: 'Whether requests may come' })
  @ApiServiceUnavailableResponse({ description: 'Requests may not come.' })
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    return this.healthOf(await this.dependencies.look(), reply);
  }

  @ApiOperation({ summary: 'The state of the server and what it depends on' })
  @ApiServiceUnavailableResponse({ description: 'Requests may not come.' })
  @Get()
  async health(
    @Req() { cookies }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Health> {
    const dependencies = await this.dependencies.look();
    const health = this.healthOf(dependencies, reply);
    const { version } = dependencies.database;
    if (version === null) return health;
    // The database may go away in between; health still has to answer.
    const user = await this.sessions.userOf(cookies[sessionCookie]).catch(() => null);
    return user?.role === 'admin' ? { ...health, postgres: version } : health;
  }

  /** A node without its queue, the other nodes, content or space is degraded but ready: taps and what fits go on. */
  private healthOf({ database, queue, push, disk }: Dependencies, reply: FastifyReply): Health {
    const ready = database.presence !== 'down' && !this.readiness.draining;
    const pages = this.pages.areThere;
    const isWhole = database.presence === 'up' && queue && push && pages && disk === 'ok';
    if (!ready) reply.status(HttpStatus.SERVICE_UNAVAILABLE);
    return {
      status: ready && isWhole ? 'ok' : 'degraded',
      live: true,
      ready,
      database: database.presence,
      queue: presence(queue),
      push: presence(push),
      pages: presence(pages),
      disk,
    };
  }
}

const presence = (isThere: boolean): Presence => (isThere ? 'up' : 'down');
