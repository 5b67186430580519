import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveModule } from '../../live/live.module.js';
import { AuditModule } from '../../people/audit/audit.module.js';
import { AuthModule } from '../../people/auth/auth.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { PlayersModule } from '../../registry/players/players.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { MatchesModule } from '../../season/matches/matches.module.js';
import { StatisticsModule } from '../../season/statistics/statistics.module.js';
import { AttemptsService } from './attempts.service.js';
import { CommentaryController } from './commentary.controller.js';
import { CommentaryAttempt } from './commentary-attempt.entity.js';
import { CommentaryDeskService } from './commentary-desk.service.js';
import { CommentaryJobsService } from './commentary-jobs.service.js';
import { CommentaryTextsService } from './commentary-texts.service.js';
import { LanguageModelService } from './language-model.service.js';
import { MatchCommentary } from './match-commentary.entity.js';
import { MatchFactsService } from './match-facts.service.js';
import { WriterService } from './writer.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([MatchCommentary, CommentaryAttempt]),
    ...[
      AuthModule,
      AuditModule,
      QueueModule,
      LeaguesModule,
      TeamsModule,
      PlayersModule,
      LiveModule,
    ],
    ...[MatchesModule, StatisticsModule],
  ],
  controllers: [CommentaryController],
  providers: [
    ...[
      MatchFactsService,
      LanguageModelService,
      AttemptsService,
      WriterService,
      CommentaryTextsService,
    ],
    ...[CommentaryJobsService, CommentaryDeskService],
  ],
})
export class CommentaryModule {}
