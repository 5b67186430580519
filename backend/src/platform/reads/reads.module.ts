import { Global, Module } from '@nestjs/common';
import { ChangeMarksService } from './change-marks.service.js';
import { ReadLimitsService } from './read-limits.service.js';
import { ReaderTurnsService } from './reader-turns.service.js';
import { SharedReads } from './shared-reads.service.js';

/** What many read at once: computed together. Every room may use it. */
@Global()
@Module({
  providers: [ChangeMarksService, SharedReads, ReaderTurnsService, ReadLimitsService],
  exports: [SharedReads, ReaderTurnsService, ReadLimitsService],
})
export class ReadsModule {}
