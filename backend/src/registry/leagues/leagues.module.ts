import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../people/audit/audit.module.js';
import { League } from './league.entity.js';
import { LeagueWritesService } from './league-writes.service.js';
import { LeaguesController } from './leagues.controller.js';
import { LeaguesService } from './leagues.service.js';
import { SeasonFactsService } from './season-facts.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([League]), AuditModule],
  controllers: [LeaguesController],
  providers: [LeaguesService, LeagueWritesService, SeasonFactsService],
  exports: [LeaguesService, LeagueWritesService],
})
export class LeaguesModule {}
