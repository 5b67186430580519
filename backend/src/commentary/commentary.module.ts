import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { LeaguesModule } from '../leagues/leagues.module.js';
import { LiveModule } from '../live/live.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { PlayersModule } from '../players/players.module.js';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { Attempts } from './attempts.service.js';
import { CommentaryController } from './commentary.controller.js';
import { CommentaryDeskService } from './commentary-desk.service.js';
import { CommentaryJobs } from './commentary-jobs.service.js';
import { CommentaryTexts } from './commentary-texts.service.js';
import { LanguageModel } from './language-model.service.js';
import { MatchFacts } from './match-facts.service.js';
import { Writer } from './writer.service.js';

/** Texts about matches: a preview before, a report afterwards. */
@Module({
  imports: [
    ...[AuthModule, AuditModule, JobsModule, LeaguesModule, TeamsModule, PlayersModule, LiveModule],
    ...[MatchesModule, StatisticsModule],
  ],
  controllers: [CommentaryController],
  providers: [
    ...[MatchFacts, LanguageModel, Attempts, Writer, CommentaryTexts],
    ...[CommentaryJobs, CommentaryDeskService],
  ],
})
export class CommentaryModule {}
