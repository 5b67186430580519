import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../people/audit/audit.module.js';
import { Sponsorship } from '../../people/users/sponsorship.entity.js';
import { UsersModule } from '../../people/users/users.module.js';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { StorageModule } from '../../platform/storage/storage.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { SponsorsController } from './sponsors.controller.js';
import { SponsorsService } from './sponsors.service.js';
import { SponsorshipLogosService } from './sponsorship-logos.service.js';
import { SponsorshipsController } from './sponsorships.controller.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Sponsorship]),
    UsersModule,
    LeaguesModule,
    TeamsModule,
    StorageModule,
    PicturesModule,
    AuditModule,
  ],
  controllers: [SponsorsController, SponsorshipsController],
  providers: [SponsorsService, SponsorshipLogosService],
})
export class SponsorsModule {}
