import { Module } from '@nestjs/common';
import { JobsService } from './jobs.service.js';
import { NightlyVerify } from './nightly-verify.service.js';

@Module({ providers: [JobsService, NightlyVerify], exports: [JobsService] })
export class JobsModule {}
