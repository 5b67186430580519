import { Module } from '@nestjs/common';
import { LiveBusModule } from '../../live/nodes/live-bus.module.js';
import { AuthModule } from '../../people/auth/auth.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { PagesModule } from '../../site/pages/pages.module.js';
import { DependenciesService } from './dependencies.service.js';
import { HealthController } from './health.controller.js';
import { ReadinessService } from './readiness.service.js';

@Module({
  imports: [AuthModule, QueueModule, LiveBusModule, PagesModule],
  controllers: [HealthController],
  providers: [ReadinessService, DependenciesService],
  exports: [ReadinessService, DependenciesService],
})
export class HealthModule {}
