import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { MailModule } from '../../platform/mail/mail.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccessGuard } from './access.guard.js';
import { AccessCheck } from './access-check.js';
import { AccessLog } from './access-log.service.js';
import { AuthController } from './auth.controller.js';
import { KnownDevices } from './known-devices.service.js';
import { LocalStrategy } from './local.strategy.js';
import { PasswordResets } from './password-resets.service.js';
import { PasswordsController } from './passwords.controller.js';
import { PasswordsService } from './passwords.service.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorSettings } from './second-factor/second-factor-settings.service.js';
import { SecondFactors } from './second-factor/second-factors.service.js';
import { SessionListController } from './session-list.controller.js';
import { SessionList } from './session-list.service.js';
import { SessionsService } from './sessions.service.js';
import { SignInLimits } from './sign-in-limits.service.js';
import { WatchPermissionService } from './watch-permission.service.js';
import { WriteLimitsService } from './write-limits.service.js';

@Module({
  imports: [AuditModule, UsersModule, MailModule, QueueModule, PassportModule, DiscoveryModule],
  controllers: [AuthController, SessionListController, SecondFactorController, PasswordsController],
  providers: [
    LocalStrategy,
    KnownDevices,
    SessionsService,
    SessionList,
    SecondFactors,
    SecondFactorSettings,
    WatchPermissionService,
    WriteLimitsService,
    SignInLimits,
    PasswordsService,
    PasswordResets,
    AccessCheck,
    AccessLog,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [SessionsService, WatchPermissionService, SignInLimits, PasswordResets, AccessLog],
})
export class AuthModule {}
