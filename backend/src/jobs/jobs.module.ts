import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { type Runtime, runtimeToken } from '../runtime.js';
import { FailedJobs } from './failed-jobs.service.js';
import { JobsController } from './jobs.controller.js';
import { JobsService } from './jobs.service.js';
import { NightlyVerify } from './nightly-verify.service.js';
import { jobsBackend, jobsBackendToken } from './queue.js';

@Module({
  imports: [AuditModule],
  controllers: [JobsController],
  providers: [
    {
      provide: jobsBackendToken,
      inject: [runtimeToken],
      useFactory: ({ databaseUrl, config: { redisUrl, jobLockMs } }: Runtime) =>
        jobsBackend({ databaseUrl, redisUrl, lockMs: jobLockMs }),
    },
    JobsService,
    FailedJobs,
    NightlyVerify,
  ],
  exports: [JobsService],
})
export class JobsModule {}
