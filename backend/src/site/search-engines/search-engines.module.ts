import { Module } from '@nestjs/common';
import { AwardsModule } from '../../office/awards/awards.module.js';
import { AuthModule } from '../../people/auth/auth.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { MatchesModule } from '../../season/matches/matches.module.js';
import { StagesModule } from '../../season/stages/stages.module.js';
import { SearchEnginesController } from './search-engines.controller.js';
import { SitemapService } from './sitemap.service.js';

@Module({
  imports: [AuthModule, AwardsModule, LeaguesModule, MatchesModule, StagesModule, TeamsModule],
  controllers: [SearchEnginesController],
  providers: [SitemapService],
})
export class SearchEnginesModule {}
