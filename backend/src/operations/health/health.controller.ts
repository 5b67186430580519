import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import { ApiOperation, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../platform/common/access.decorators.js';
import { type DatabasePresence, DependenciesService } from './dependencies.service.js';
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
}

@ApiTags('Health')
@Controller('api/health')
@Public()
export class HealthController {
  constructor(
    private readonly dependencies: DependenciesService,
    private readonly readiness: ReadinessService,
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
  ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    return this.health(reply);
  }

  /** A node without its queue or the other nodes is degraded but ready: it still takes every tap. */
  @ApiOperation({ summary: 'The state of the server and what it depends on' })
  @ApiServiceUnavailableResponse({ description: 'Requests may not come.' })
  @Get()
  async health(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    const { database, queue, push } = await this.dependencies.look();
    const ready = database !== 'down' && !this.readiness.draining;
    if (!ready) reply.status(HttpStatus.SERVICE_UNAVAILABLE);
    return {
      status: ready && database === 'up' && queue && push ? 'ok' : 'degraded',
      live: true,
      ready,
      database,
      queue: presence(queue),
      push: presence(push),
    };
  }
}

const presence = (isThere: boolean): Presence => (isThere ? 'up' : 'down');
