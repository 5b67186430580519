import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { SponsorshipPackage } from '../users/package.entity.js';
import { User } from '../users/user.entity.js';
import { UsersModule } from '../users/users.module.js';
import { AccountDecisionsService } from './account-decisions.service.js';
import { AccountEditsService } from './account-edits.service.js';
import { AccountListsService } from './account-lists.service.js';
import { AccountsController } from './accounts.controller.js';
import { MembershipsController } from './memberships.controller.js';
import { RegistrationController } from './registration.controller.js';
import { RegistrationService } from './registration.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([User, SponsorshipPackage]),
    UsersModule,
    AuthModule,
    AuditModule,
    NoticesModule,
  ],
  controllers: [AccountsController, RegistrationController, MembershipsController],
  providers: [
    RegistrationService,
    AccountListsService,
    AccountDecisionsService,
    AccountEditsService,
  ],
})
export class AccountsModule {}
