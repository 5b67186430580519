import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessLogModule } from '../../platform/http/access-log.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccessGuard } from './access/access.guard.js';
import { AccessCheck } from './access/access-check.js';
import { WatchPermissionService } from './access/watch-permission.service.js';
import { ConsoleAccessService } from './console/console-access.service.js';
import { ConsoleCookiesService } from './console/console-cookies.service.js';
import { ConsoleDevicesService } from './console/console-devices.service.js';
import { PasswordReset } from './passwords/password-reset.entity.js';
import { PasswordResetsService } from './passwords/password-resets.service.js';
import { PasswordsController } from './passwords/passwords.controller.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { RecoveryCode } from './second-factor/recovery-code.entity.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactor } from './second-factor/second-factor.entity.js';
import { SecondFactorSettingsService } from './second-factor/second-factor-settings.service.js';
import { SecondFactorsService } from './second-factor/second-factors.service.js';
import { Session } from './sessions/session.entity.js';
import { SessionAnnouncementsService } from './sessions/session-announcements.service.js';
import { SessionCacheService } from './sessions/session-cache.service.js';
import { SessionListController } from './sessions/session-list.controller.js';
import { SessionListService } from './sessions/session-list.service.js';
import { SessionsService } from './sessions/sessions.service.js';
import { AuthController } from './sign-in/auth.controller.js';
import { KnownDevicesService } from './sign-in/known-devices.service.js';
import { LocalStrategy } from './sign-in/local.strategy.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Session, PasswordReset, SecondFactor, RecoveryCode]),
    AuditModule,
    AccessLogModule,
    LimitsModule,
    UsersModule,
    MailModule,
    QueueModule,
    PassportModule,
    DiscoveryModule,
  ],
  controllers: [AuthController, SessionListController, SecondFactorController, PasswordsController],
  providers: [
    LocalStrategy,
    KnownDevicesService,
    SessionAnnouncementsService,
    SessionCacheService,
    SessionsService,
    ConsoleCookiesService,
    ConsoleDevicesService,
    ConsoleAccessService,
    SessionListService,
    SecondFactorsService,
    SecondFactorSettingsService,
    WatchPermissionService,
    PasswordsService,
    PasswordResetsService,
    AccessCheck,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [
    SessionsService,
    ConsoleCookiesService,
    ConsoleDevicesService,
    WatchPermissionService,
    PasswordResetsService,
    AccessLogModule,
    LimitsModule,
  ],
})
export class AuthModule {}
