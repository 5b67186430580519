import { Module } from '@nestjs/common';
import { RefereesModule } from '../../office/referees/referees.module.js';
import { NoticesModule } from '../../people/notices/notices.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { MatchRulesModule } from '../../registry/match-rules/match-rules.module.js';
import { DisciplineModule } from '../../season/discipline/discipline.module.js';
import { MatchesModule } from '../../season/matches/matches.module.js';
import { AdministratorWeekService } from './administrator-week.service.js';
import { CompanyWeekService } from './company-week.service.js';
import { LeagueDigestsService } from './league-digests.service.js';
import { LeagueWeekService } from './league-week.service.js';
import { MailLinksService } from './mail-links.service.js';
import { MailsController } from './mails.controller.js';
import { WeeklyMailsService } from './weekly-mails.service.js';

@Module({
  imports: [
    DisciplineModule,
    LeaguesModule,
    MatchesModule,
    MatchRulesModule,
    NoticesModule,
    QueueModule,
    RefereesModule,
  ],
  controllers: [MailsController],
  providers: [
    AdministratorWeekService,
    CompanyWeekService,
    LeagueDigestsService,
    LeagueWeekService,
    MailLinksService,
    WeeklyMailsService,
  ],
})
export class WeeklyMailsModule {}
