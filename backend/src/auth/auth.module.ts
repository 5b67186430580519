import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { UsersModule } from '../users/users.module.js';
import { AccessGuard } from './access.guard.js';
import { AccessCheck } from './access-check.js';
import { AuthController } from './auth.controller.js';
import { LocalStrategy } from './local.strategy.js';
import { SessionsService } from './sessions.service.js';
import { SignInLimits } from './sign-in-limits.js';

@Module({
  imports: [UsersModule, PassportModule, DiscoveryModule],
  controllers: [AuthController],
  providers: [
    LocalStrategy,
    SessionsService,
    SignInLimits,
    AccessCheck,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [SessionsService],
})
export class AuthModule {}
