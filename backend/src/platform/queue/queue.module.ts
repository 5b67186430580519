import { Module } from '@nestjs/common';
import { type Runtime, runtimeToken } from '../config/runtime.js';
import { JobsService } from './jobs.service.js';
import { jobsBackend, jobsBackendToken } from './queue.js';

@Module({
  providers: [
    {
      provide: jobsBackendToken,
      inject: [runtimeToken],
      useFactory: ({ databaseUrl, config: { redisUrl, jobLockMs } }: Runtime) =>
        jobsBackend({ databaseUrl, redisUrl, lockMs: jobLockMs }),
    },
    JobsService,
  ],
  exports: [JobsService, jobsBackendToken],
})
export class QueueModule {}
