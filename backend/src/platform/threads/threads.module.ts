import { Module } from '@nestjs/common';
import { threadOptions, threadOptionsToken } from './thread-options.js';
import { ThreadsService } from './threads.service.js';

@Module({
  providers: [{ provide: threadOptionsToken, useFactory: threadOptions }, ThreadsService],
  exports: [ThreadsService],
})
export class ThreadsModule {}
