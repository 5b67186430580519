import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { LiveBusModule } from '../live/live-bus.module.js';
import { DependenciesService } from './dependencies.service.js';
import { HealthController } from './health.controller.js';
import { Readiness } from './readiness.js';

@Module({
  imports: [JobsModule, LiveBusModule],
  controllers: [HealthController],
  providers: [Readiness, DependenciesService],
  exports: [Readiness, DependenciesService],
})
export class HealthModule {}
