import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { AuditController } from './audit.controller.js';
import { AuditLog } from './audit-log.service.js';
import { AuditNames } from './audit-names.service.js';
import { AuditPages } from './audit-pages.service.js';

@Module({
  imports: [EventsModule],
  controllers: [AuditController],
  providers: [AuditLog, AuditNames, AuditPages],
  exports: [AuditLog],
})
export class AuditModule {}
