import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LeaguesModule } from '../leagues/leagues.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { TeamPagesModule } from '../team-pages/team-pages.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { ShareController } from './share.controller.js';
import { ShareHead } from './share-head.service.js';
import { SharePictures } from './share-pictures.service.js';
import { ShareSubjectsService } from './share-subjects.service.js';

@Module({
  imports: [
    AuthModule,
    LeaguesModule,
    MatchesModule,
    StatisticsModule,
    TeamPagesModule,
    TeamsModule,
  ],
  controllers: [ShareController],
  providers: [ShareSubjectsService, ShareHead, SharePictures],
  exports: [ShareHead],
})
export class ShareModule {}
