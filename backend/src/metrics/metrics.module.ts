import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { EventsModule } from '../events/events.module.js';
import { HealthModule } from '../health/health.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { LiveModule } from '../live/live.module.js';
import { MetricsService } from './metrics.service.js';
import { MetricsServer } from './metrics-server.service.js';

/** How this node is doing, for Prometheus. */
@Module({
  imports: [EventsModule, LiveModule, JobsModule, HealthModule, AuthModule],
  providers: [MetricsService, MetricsServer],
})
export class MetricsModule {}
