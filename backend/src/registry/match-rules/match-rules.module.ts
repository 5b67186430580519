import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../people/audit/audit.module.js';
import { LeaguesModule } from '../leagues/leagues.module.js';
import { LeagueMatchRulesRow } from './league-match-rules.entity.js';
import { MatchRulesController } from './match-rules.controller.js';
import { MatchRulesService } from './match-rules.service.js';
import { MatchRulesWritesService } from './match-rules-writes.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([LeagueMatchRulesRow]), LeaguesModule, AuditModule],
  controllers: [MatchRulesController],
  providers: [MatchRulesService, MatchRulesWritesService],
  exports: [MatchRulesService],
})
export class MatchRulesModule {}
