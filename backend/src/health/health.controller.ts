import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import { Public } from '../auth/access.decorators.js';
import { JobsService } from '../jobs/jobs.service.js';
import { Readiness } from './readiness.js';

interface Health {
  status: 'ok' | 'degraded';
  live: boolean;
  ready: boolean;
  database: 'up' | 'down';
  queue: 'up' | 'down';
}

const answersWithinMs = 2_000;

@ApiTags('Health')
@Controller('api/health')
@Public()
export class HealthController {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly jobs: JobsService,
    private readonly readiness: Readiness,
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

  @Get()
  async health(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    const [database, queue] = await Promise.all([
      answers(this.db.query('SELECT 1')),
      answers(this.jobs.ping()),
    ]);
    const ready = database && queue && !this.readiness.draining;
    if (!ready) reply.status(HttpStatus.SERVICE_UNAVAILABLE);
    return {
      status: ready ? 'ok' : 'degraded',
      live: true,
      ready,
      database: database ? 'up' : 'down',
      queue: queue ? 'up' : 'down',
    };
  }
}

async function answers(question: Promise<unknown>): Promise<boolean> {
  const tooLate = new Promise<false>((resolve) => {
    setTimeout(resolve, answersWithinMs, false).unref();
  });
  return Promise.race([question.then(() => true).catch(() => false), tooLate]);
}
