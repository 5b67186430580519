import { Module } from '@nestjs/common';
import { AwardsModule } from '../../office/awards/awards.module.js';
import { AuthModule } from '../../people/auth/auth.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { MatchesModule } from '../../season/matches/matches.module.js';
import { StatisticsModule } from '../../season/statistics/statistics.module.js';
import { MatchPhotosModule } from '../match-photos/match-photos.module.js';
import { PlayerPagesModule } from '../player-pages/player-pages.module.js';
import { TeamPagesModule } from '../team-pages/team-pages.module.js';
import { ShareController } from './share.controller.js';
import { ShareHeadService } from './share-head.service.js';
import { SharePicturesService } from './share-pictures.service.js';
import { ShareSubjectsService } from './share-subjects.service.js';
import { StoriesService } from './stories.service.js';

@Module({
  imports: [
    AuthModule,
    AwardsModule,
    LeaguesModule,
    MatchPhotosModule,
    MatchesModule,
    PlayerPagesModule,
    StatisticsModule,
    TeamPagesModule,
    TeamsModule,
  ],
  controllers: [ShareController],
  providers: [StoriesService, ShareSubjectsService, ShareHeadService, SharePicturesService],
  exports: [ShareHeadService],
})
export class ShareModule {}
