import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { LiveModule } from '../../live/live.module.js';
import { AuthModule } from '../../people/auth/auth.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { PagesModule } from '../../site/pages/pages.module.js';
import { HealthModule } from '../health/health.module.js';
import { MetricsService } from './metrics.service.js';
import { MetricsServer } from './metrics-server.js';

@Module({
  imports: [EventsModule, LiveModule, QueueModule, HealthModule, AuthModule, PagesModule],
  providers: [MetricsService, MetricsServer],
})
export class MetricsModule {}
