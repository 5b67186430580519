import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../people/audit/audit.module.js';
import { StorageModule } from '../../platform/storage/storage.module.js';
import { NewRulesService } from './new-rules.service.js';
import { RulesController } from './rules.controller.js';
import { RulesService } from './rules.service.js';
import { RulesDocument } from './rules-document.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([RulesDocument]), StorageModule, AuditModule],
  controllers: [RulesController],
  providers: [RulesService, NewRulesService],
})
export class RulesModule {}
