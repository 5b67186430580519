import { Module } from '@nestjs/common';
import { LeaguesModule } from '../leagues/leagues.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { SponsorsController } from './sponsors.controller.js';
import { SponsorsService } from './sponsors.service.js';

@Module({
  imports: [LeaguesModule, TeamsModule],
  controllers: [SponsorsController],
  providers: [SponsorsService],
  exports: [SponsorsService],
})
export class SponsorsModule {}
