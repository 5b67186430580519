import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { AdministrativeCommandsService } from './administrative-commands.service.js';
import { AuditController } from './audit.controller.js';
import { AuditEntriesService } from './audit-entries.service.js';
import { AuditNamesService } from './audit-names.service.js';
import { AuditPagesService } from './audit-pages.service.js';
import { AuditedDecisionsService } from './audited-decisions.service.js';

@Module({
  imports: [EventsModule],
  controllers: [AuditController],
  providers: [
    AdministrativeCommandsService,
    AuditEntriesService,
    AuditNamesService,
    AuditPagesService,
    AuditedDecisionsService,
  ],
})
export class AuditPagesModule {}
