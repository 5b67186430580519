import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { AdministrativeCommandsService } from './administrative-commands.service.js';
import { AuditController } from './audit.controller.js';
import { AuditLogService } from './audit-log.service.js';
import { AuditNamesService } from './audit-names.service.js';
import { AuditPagesService } from './audit-pages.service.js';

@Module({
  imports: [EventsModule],
  controllers: [AuditController],
  providers: [AdministrativeCommandsService, AuditLogService, AuditNamesService, AuditPagesService],
  exports: [AuditLogService],
})
export class AuditModule {}
