import { Module } from '@nestjs/common';
import { EventStore } from './event-store.js';
import { FixtureHistories } from './fixture-history.service.js';

@Module({
  providers: [EventStore, FixtureHistories],
  exports: [EventStore, FixtureHistories],
})
export class EventsModule {}
