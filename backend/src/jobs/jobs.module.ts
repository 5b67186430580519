import { Module } from '@nestjs/common';
import { type Runtime, runtimeToken } from '../runtime.js';
import { JobsService } from './jobs.service.js';
import { NightlyVerify } from './nightly-verify.service.js';
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
    NightlyVerify,
  ],
  exports: [JobsService],
})
export class JobsModule {}
