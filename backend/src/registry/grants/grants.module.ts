import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../people/audit/audit.module.js';
import { AuthModule } from '../../people/auth/auth.module.js';
import { MatchGrant } from '../../people/auth/console/match-grant.entity.js';
import { NoticesModule } from '../../people/notices/notices.module.js';
import { ConsoleController } from './console.controller.js';
import { ConsoleEntriesService } from './console-entries.service.js';
import { ConsoleViewsService } from './console-views.service.js';
import { GrantSecretsService } from './grant-secrets.service.js';
import { GrantsController } from './grants.controller.js';
import { GrantsService } from './grants.service.js';
import { PinLimitsService } from './pin-limits.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([MatchGrant]), AuditModule, AuthModule, NoticesModule],
  controllers: [GrantsController, ConsoleController],
  providers: [
    GrantsService,
    GrantSecretsService,
    PinLimitsService,
    ConsoleEntriesService,
    ConsoleViewsService,
  ],
})
export class GrantsModule {}
