import { Module } from '@nestjs/common';
import { AuditModule } from '../../people/audit/audit.module.js';
import { AuthModule } from '../../people/auth/auth.module.js';
import { NoticesModule } from '../../people/notices/notices.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { SetupController } from './setup.controller.js';
import { SetupService } from './setup.service.js';
import { SetupLinksService } from './setup-links.service.js';
import { SiteAddressController } from './site-address.controller.js';
import { SiteAddressChangesService } from './site-address-changes.service.js';

@Module({
  imports: [UsersModule, AuthModule, AuditModule, NoticesModule, LeaguesModule],
  controllers: [SetupController, SiteAddressController],
  providers: [SetupService, SetupLinksService, SiteAddressChangesService],
  exports: [SetupLinksService],
})
export class SetupModule {}
