import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { LiveModule } from '../../live/live.module.js';
import { AuditModule } from '../../people/audit/audit.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { PersonalDataController } from './personal-data.controller.js';
import { PersonalDataService } from './personal-data.service.js';
import { RetentionService } from './retention.service.js';

@Module({
  imports: [AuditModule, EventsModule, LiveModule, QueueModule],
  controllers: [PersonalDataController],
  providers: [PersonalDataService, RetentionService],
})
export class PersonalDataModule {}
