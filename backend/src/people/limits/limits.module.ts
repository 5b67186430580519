import { Module } from '@nestjs/common';
import { SignInLimitsService } from './sign-in-limits.service.js';
import { WriteLimitsService } from './write-limits.service.js';

@Module({
  providers: [SignInLimitsService, WriteLimitsService],
  exports: [SignInLimitsService, WriteLimitsService],
})
export class LimitsModule {}
