import { Module } from '@nestjs/common';
import { AuditModule } from '../../people/audit/audit.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { PeopleController } from './people.controller.js';
import { PeopleService } from './people.service.js';
import { Retention } from './retention.service.js';

@Module({
  imports: [AuditModule, QueueModule],
  controllers: [PeopleController],
  providers: [PeopleService, Retention],
})
export class PeopleModule {}
