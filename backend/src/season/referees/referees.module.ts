import { Module } from '@nestjs/common';
import { AuditModule } from '../../people/audit/audit.module.js';
import { AnswersService } from './answers.service.js';
import { ClaimsService } from './claims.service.js';
import { MatchRefereesController } from './match-referees.controller.js';
import { MatchRefereesService } from './match-referees.service.js';
import { OwnAssignmentsService } from './own-assignments.service.js';
import { PlacesService } from './places.service.js';
import { RefereeController } from './referee.controller.js';
import { RefereeFactsService } from './referee-facts.service.js';
import { RefereeRulesController } from './referee-rules.controller.js';
import { RefereeRulesService } from './referee-rules.service.js';

@Module({
  imports: [AuditModule],
  controllers: [RefereeRulesController, RefereeController, MatchRefereesController],
  providers: [
    AnswersService,
    ClaimsService,
    MatchRefereesService,
    OwnAssignmentsService,
    PlacesService,
    RefereeFactsService,
    RefereeRulesService,
  ],
})
export class RefereesModule {}
