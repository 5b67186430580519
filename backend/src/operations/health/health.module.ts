import { Module } from '@nestjs/common';
import { LiveBusModule } from '../../live/nodes/live-bus.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { DependenciesService } from './dependencies.service.js';
import { HealthController } from './health.controller.js';
import { Readiness } from './readiness.js';

@Module({
  imports: [QueueModule, LiveBusModule],
  controllers: [HealthController],
  providers: [Readiness, DependenciesService],
  exports: [Readiness, DependenciesService],
})
export class HealthModule {}
