import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../people/audit/audit.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { Erasure } from './erasure.entity.js';
import { PersonalDataController } from './personal-data.controller.js';
import { PersonalDataService } from './personal-data.service.js';
import { RetentionService } from './retention.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Erasure]), AuditModule, QueueModule],
  controllers: [PersonalDataController],
  providers: [PersonalDataService, RetentionService],
})
export class PersonalDataModule {}
