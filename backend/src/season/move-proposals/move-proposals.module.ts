import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveModule } from '../../live/live.module.js';
import { AuditModule } from '../../people/audit/audit.module.js';
import { NoticesModule } from '../../people/notices/notices.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { MoveAnswersService } from './move-answers.service.js';
import { MoveProposalRow } from './move-proposal.entity.js';
import { MoveProposalsController } from './move-proposals.controller.js';
import { MoveProposalsService } from './move-proposals.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([MoveProposalRow]),
    AuditModule,
    LeaguesModule,
    LiveModule,
    NoticesModule,
    TeamsModule,
  ],
  controllers: [MoveProposalsController],
  providers: [MoveProposalsService, MoveAnswersService],
})
export class MoveProposalsModule {}
