import { Module } from '@nestjs/common';
import { AuditModule } from '../../people/audit/audit.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { FailedJobsService } from './failed-jobs.service.js';
import { JobsController } from './jobs.controller.js';
import { NightlyVerifyService } from './nightly-verify.service.js';

@Module({
  imports: [QueueModule, AuditModule],
  controllers: [JobsController],
  providers: [FailedJobsService, NightlyVerifyService],
})
export class JobsModule {}
