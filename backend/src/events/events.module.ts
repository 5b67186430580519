import { Module } from '@nestjs/common';
import { EventStore } from './event-store.js';
import { LogTextsService } from './log-texts.service.js';

@Module({
  providers: [EventStore, LogTextsService],
  exports: [EventStore, LogTextsService],
})
export class EventsModule {}
