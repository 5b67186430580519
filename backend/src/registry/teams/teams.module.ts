import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../people/audit/audit.module.js';
import { LeaguesModule } from '../leagues/leagues.module.js';
import { NewTeamsService } from './new-teams.service.js';
import { Team } from './team.entity.js';
import { TeamEditsService } from './team-edits.service.js';
import { TeamsController } from './teams.controller.js';
import { TeamsService } from './teams.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Team]), LeaguesModule, AuditModule],
  controllers: [TeamsController],
  providers: [TeamsService, NewTeamsService, TeamEditsService],
  exports: [TeamsService, NewTeamsService, TeamEditsService],
})
export class TeamsModule {}
