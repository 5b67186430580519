import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { LiveModule } from '../../live/live.module.js';
import { AuthModule } from '../../people/auth/auth.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { PlayersModule } from '../../registry/players/players.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { LeagueQueueService } from './league-queue.service.js';
import { MatchListsService } from './match-lists.service.js';
import { MatchReadsService } from './match-reads.service.js';
import { MatchStatisticsService } from './match-statistics.service.js';
import { MatchesController } from './matches.controller.js';

@Module({
  imports: [AuthModule, EventsModule, LiveModule, LeaguesModule, TeamsModule, PlayersModule],
  controllers: [MatchesController],
  providers: [LeagueQueueService, MatchReadsService, MatchListsService, MatchStatisticsService],
  exports: [LeagueQueueService, MatchReadsService, MatchListsService, MatchStatisticsService],
})
export class MatchesModule {}
