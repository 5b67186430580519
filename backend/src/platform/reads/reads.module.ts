import { Global, Module } from '@nestjs/common';
import { CacheTags } from './cache-tags.js';
import { DataVersionsService } from './data-versions.service.js';
import { ReadLimitsService } from './read-limits.service.js';
import { ReaderQueueService } from './reader-queue.service.js';
import { ResponseCacheService } from './response-cache.service.js';
import { SharedReadsService } from './shared-reads.service.js';

@Global()
@Module({
  providers: [
    CacheTags,
    DataVersionsService,
    SharedReadsService,
    ResponseCacheService,
    ReaderQueueService,
    ReadLimitsService,
  ],
  exports: [
    DataVersionsService,
    SharedReadsService,
    ResponseCacheService,
    ReaderQueueService,
    ReadLimitsService,
  ],
})
export class ReadsModule {}
