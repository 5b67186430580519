import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../platform/common/access.decorators.js';
import { type DatabasePresence, DependenciesService } from './dependencies.service.js';
import { ReadinessService } from './readiness.service.js';

type Presence = 'up' | 'down';

interface Health {
  /** Degraded: something is away, or takes nothing. Whether requests may come all the same is in `ready`. */
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
  @Get('live')
  live(): { live: true } {
    return { live: true };
  }

  /** It may be sent requests; a load balancer leaves it out otherwise. */
  @Get('ready')
  ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    return this.health(reply);
  }

  /** A node without its queue or the other nodes still takes every tap: it is not left out for that. */
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
