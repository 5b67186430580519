import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LeaguesModule } from '../leagues/leagues.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { PlayersModule } from '../players/players.module.js';
import { SponsorsModule } from '../sponsors/sponsors.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { TeamPagesController } from './team-pages.controller.js';
import { TeamPagesService } from './team-pages.service.js';

@Module({
  imports: [AuthModule, TeamsModule, LeaguesModule, PlayersModule, MatchesModule, SponsorsModule],
  controllers: [TeamPagesController],
  providers: [TeamPagesService],
  exports: [TeamPagesService],
})
export class TeamPagesModule {}
