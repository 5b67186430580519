import { Module } from '@nestjs/common';
import { AuditModule } from '../../people/audit/audit.module.js';
import { NoticesModule } from '../../people/notices/notices.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { CalendarModule } from '../../season/calendar/calendar.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { AbsencesService } from './absences.service.js';
import { AllStatementsController } from './all-statements.controller.js';
import { AnswersService } from './answers.service.js';
import { CandidatesController } from './candidates.controller.js';
import { CandidatesService } from './candidates.service.js';
import { ClaimsService } from './claims.service.js';
import { LeagueRefereesController } from './league-referees.controller.js';
import { MatchRefereesController } from './match-referees.controller.js';
import { MatchRefereesService } from './match-referees.service.js';
import { OwnAssignmentsService } from './own-assignments.service.js';
import { OwnStatementsController } from './own-statements.controller.js';
import { PlacesService } from './places.service.js';
import { ProfilesService } from './profiles.service.js';
import { RefereeController } from './referee.controller.js';
import { RefereeBoardService } from './referee-board.service.js';
import { RefereeFactsService } from './referee-facts.service.js';
import { RefereeFeedController } from './referee-feed.controller.js';
import { RefereeFeedsService } from './referee-feeds.service.js';
import { RefereeNamesService } from './referee-names.service.js';
import { RefereePersonController } from './referee-person.controller.js';
import { RefereeRatingsController } from './referee-ratings.controller.js';
import { RefereeRatingsService } from './referee-ratings.service.js';
import { RefereeRulesService } from './referee-rules.service.js';
import { RefereeingNewsService } from './refereeing-news.service.js';
import { RefereesFollowService } from './referees-follow.service.js';
import { StatementsService } from './statements.service.js';

@Module({
  imports: [AuditModule, CalendarModule, LeaguesModule, NoticesModule, QueueModule, ReportsModule],
  controllers: [
    AllStatementsController,
    OwnStatementsController,
    LeagueRefereesController,
    RefereeController,
    RefereePersonController,
    RefereeFeedController,
    MatchRefereesController,
    CandidatesController,
    RefereeRatingsController,
  ],
  providers: [
    StatementsService,
    AbsencesService,
    ProfilesService,
    RefereeBoardService,
    RefereeFeedsService,
    RefereeNamesService,
    AnswersService,
    CandidatesService,
    ClaimsService,
    MatchRefereesService,
    OwnAssignmentsService,
    PlacesService,
    RefereeFactsService,
    RefereeRatingsService,
    RefereeRulesService,
    RefereeingNewsService,
    RefereesFollowService,
  ],
  exports: [PlacesService, RefereeRatingsService],
})
export class RefereesModule {}
