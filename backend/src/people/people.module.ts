import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { PeopleController } from './people.controller.js';
import { PeopleService } from './people.service.js';
import { Retention } from './retention.service.js';

@Module({
  imports: [AuditModule, JobsModule],
  controllers: [PeopleController],
  providers: [PeopleService, Retention],
})
export class PeopleModule {}
