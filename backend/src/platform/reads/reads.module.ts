import { Global, Module } from '@nestjs/common';
import { ChangeMarksService } from './change-marks.service.js';
import { KeptAnswersService } from './kept-answers.service.js';
import { ReadLimitsService } from './read-limits.service.js';
import { ReaderQueueService } from './reader-queue.service.js';
import { SharedReadsService } from './shared-reads.service.js';

@Global()
@Module({
  providers: [
    ChangeMarksService,
    SharedReadsService,
    KeptAnswersService,
    ReaderQueueService,
    ReadLimitsService,
  ],
  exports: [
    ChangeMarksService,
    SharedReadsService,
    KeptAnswersService,
    ReaderQueueService,
    ReadLimitsService,
  ],
})
export class ReadsModule {}
