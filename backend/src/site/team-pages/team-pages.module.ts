import { Module } from '@nestjs/common';
import { AuthModule } from '../../people/auth/auth.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { PlayersModule } from '../../registry/players/players.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { MatchesModule } from '../../season/matches/matches.module.js';
import { StatisticsModule } from '../../season/statistics/statistics.module.js';
import { TeamPagesController } from './team-pages.controller.js';
import { TeamPagesService } from './team-pages.service.js';

@Module({
  imports: [
    AuthModule,
    TeamsModule,
    LeaguesModule,
    PlayersModule,
    MatchesModule,
    StatisticsModule,
    UsersModule,
  ],
  controllers: [TeamPagesController],
  providers: [TeamPagesService],
  exports: [TeamPagesService],
})
export class TeamPagesModule {}
