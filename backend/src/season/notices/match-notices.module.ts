import { Module } from '@nestjs/common';
import { LiveModule } from '../../live/live.module.js';
import { NoticesModule } from '../../people/notices/notices.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { DisciplineModule } from '../discipline/discipline.module.js';
import { MovedMatchesService } from './moved-matches.service.js';
import { ProposalNewsService } from './proposal-news.service.js';
import { SuspensionNewsService } from './suspension-news.service.js';

@Module({
  imports: [NoticesModule, TeamsModule, LiveModule, DisciplineModule],
  providers: [MovedMatchesService, ProposalNewsService, SuspensionNewsService],
})
export class MatchNoticesModule {}
