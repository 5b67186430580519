import { Module } from '@nestjs/common';
import { LiveModule } from '../../live/live.module.js';
import { AuthModule } from '../../people/auth/auth.module.js';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { ShareModule } from '../share/share.module.js';
import { MatchVersionsService } from './match-versions.service.js';
import { pageLimits, pageLimitsToken } from './page-limits.js';
import { PageMakerService } from './page-maker.service.js';
import { PageRendersService } from './page-renders.service.js';
import { PageVersionsService } from './page-versions.service.js';
import { PagesService } from './pages.service.js';

@Module({
  imports: [AuthModule, LiveModule, ShareModule],
  providers: [
    {
      provide: pageLimitsToken,
      inject: [runtimeToken],
      useFactory: ({ config }: Runtime) => pageLimits(config),
    },
    MatchVersionsService,
    PageMakerService,
    PageVersionsService,
    PageRendersService,
    PagesService,
  ],
  exports: [PageMakerService, PagesService],
})
export class PagesModule {}
